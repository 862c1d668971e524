# Čo sa dá vybrať pred hrou: rozšírenia (card-), skupiny volieb (group-), každá voľba so svojimi hodnotami (option-) a tým,
# čo znamená (help-option-), a čo nejde spolu (exclusion-). Bodky v menách a hodnotách sú tu _.

## Rozšírenia

setup-presets = Hotové výbery
preset-base = Základná hra
preset-river = S riekou
preset-all = Všetko
setup-base = Základná hra
setup-copies = Koľkokrát: { $set }
setup-columns = Stĺpce
setup-rows = Riadky
setup-wrong = Tomuto nerozumiem. Napíšte to ako { $example }.
setup-changed = { $count ->
    [one] { $count } zmena
    [few] { $count } zmeny
   *[other] { $count } zmien
  }
setup-no-options = Tento stôl nemá voľby.

card-river = Rieka
help-card-river = 12 dielikov, ktoré sa kladú ako prvé.
card-abbot = Opát
help-card-abbot = Záhrady bodujú a opát smie odísť skôr.
card-inns = Hostince a katedrály
help-card-inns = 18 dielikov a veľká figúrka: viac za dokončené, nič za nedokončené.
card-traders = Kupci a stavitelia
help-card-traders = 24 dielikov, tovar, staviteľ na dvojité ťahy a prasa.
card-phantom = Fantóm
help-card-phantom = Druhá figúrka v jednom ťahu.
card-labyrinth = Labyrinty
help-card-labyrinth = Cesta so štyrmi ramenami.
card-german_monasteries = Nemecké kláštory
help-card-german_monasteries = 6 dielikov: mních hneď, alebo prior až do konca.

## Skupiny

group-game = Vydanie a ťahy
group-scoring = Sedliaci a malé mestá
group-river = Rieka
group-inns = Hostince a katedrály
group-traders = Kupci a stavitelia
group-labyrinths = Labyrinty
group-german_monasteries = Nemecké kláštory
group-table = Hra na stole
group-house = Domáce pravidlá
group-more = Ďalšie

option-value-true = áno
option-value-false = nie
option-value-none = žiadne

## Vydanie a ťahy

option-edition = Vydanie
help-option-edition = Čie dieliky vidno: kresby, farby, mená figúrok a na ktorých dielikoch sú záhrady.
option-edition-C2 = Druhé vydanie
option-edition-C1 = Prvé vydanie
option-edition-C2-dark = Druhé vydanie, tmavá tlač
option-edition-20AE = K dvadsiatemu výročiu
option-edition-C3 = Tretie vydanie
option-rules_profile = Krabica
help-option-rules_profile = Veľká krabica má figúrky pre šiestich a dieliky za 50 a 100 bodov.
option-rules_profile-standalone = Samotná základná hra
option-rules_profile-bigbox6 = Veľká krabica 6
option-first_player = Prvý hráč
help-option-first_player = Kto má prvý ťah.
option-first_player-random = Určí ho žreb
option-first_player-seat = Podľa poradia vyššie
option-dice_markers = Kocky na počítadle
help-option-dice_markers = Kocka ukazuje, koľkokrát hráč obišiel počítadlo. Na bodoch sa nič nemení.

## Sedliaci a malé mestá

option-farmers = Sedliaci
help-option-farmers = Za čo sú na konci hry body z lúk.
option-farmers-third = 3 body za dokončené mesto, za každú lúku
option-farmers-second = 3 body za dokončené mesto, každému hráčovi raz
option-farmers-first = 4 body za dokončené mesto, komu stojí okolo najviac sedliakov
option-farmers-off = Bez sedliakov
option-tiny_city = Mesto z dvoch dielikov
help-option-tiny_city = Koľko bodov je za najmenšie dokončené mesto.
option-tiny_city-4 = 4 body ako každé mesto
option-tiny_city-2 = 2 body, jeden za dielik

## Rieka

option-river_print = Tlač
help-option-river_print = V treťom vydaní má prameň cestu a jazero kláštor.
option-river_print-C2 = Druhé vydanie
option-river_print-C3 = Tretie vydanie
option-river_uturn = Rieka sa nesmie vracať
help-option-river_uturn = Vydania sa líšia; že ide o dva dieliky za sebou, je náš výklad.
option-river_uturn-immediate = Nie na dvoch dielikoch za sebou
option-river_uturn-alternate = Nie v dvoch ohyboch za sebou
option-river_uturn-jcz = Okolo otvoreného konca je voľno
option-river_start_tile = Bežný začiatočný dielik
help-option-river_start_tile = Namiesto neho rieka začína prameňom.
option-river_start_tile-remove = Zostane v krabici
option-river_start_tile-shuffle_in = Ťahá sa ako ostatné
option-river_ends_divide = Prameň a jazero delia lúky
help-option-river_ends_divide = Inak lúka oba konce rieky obchádza.

## Hostince a katedrály

option-large_meeple = Veľká figúrka
help-option-large_meeple = Každý má jednu; počíta sa za dve.
option-inns_rules = Hostince a katedrály
help-option-inns_rules = Ich dieliky možno hrať aj bez ich pravidiel.
option-inns_rules-on = Platia
option-inns_rules-off = Sú len ozdobou
option-inns_final = Nedokončené s hostincom či katedrálou
help-option-inns_final = Čo taká cesta alebo mesto prinesie na konci.
option-inns_final-zero = Nič
option-inns_final-ignored = Ako keby ho nemali
option-ic_c_inn = Hostinec pri troch cestách
help-option-ic_c_inn = Pramene sa pri tomto dieliku líšia; najbližšia cesta je náš výklad.
option-ic_c_inn-E = Patrí k najbližšej ceste
option-ic_c_inn-E_W = Patrí k obom cestám vedľa

## Kupci a stavitelia

option-goods = Tovar
help-option-goods = Kto dokončí mesto, berie jeho tovar; za najviac z druhu je na konci 10 bodov.
option-builder = Staviteľ
help-option-builder = Kto predĺži jeho cestu či mesto, má druhý dielik.
option-builder_turn = Druhá časť dvojitého ťahu
help-option-builder_turn = V pravidlách je „môže“; že sa odohrať musí, vykladá väčšina programov.
option-builder_turn-forced = Musí sa odohrať
option-builder_turn-optional = Možno ju vynechať
option-pig = Prasa
help-option-pig = Lúka jeho sedliaka má väčšiu cenu.

## Labyrinty

option-labyrinth = Pravidlá
help-option-labyrinth = Cesta ako každá iná, alebo figúrky na každom ramene a za každú 2 body navyše.
option-labyrinth-off = Nie je v hre
option-labyrinth-basic = Základné
option-labyrinth-advanced = Pokročilé
option-labyrinth_count = Počet labyrintov
help-option-labyrinth_count = Dielik má dve podoby.
option-labyrinth_count-1 = Jeden
option-labyrinth_count-2 = Dva
option-labyrinth_bonus = Komu patria 2 body
help-option-labyrinth_bonus = V pravidlách sú len obyčajné figúrky; niektoré programy rátajú všetky.
option-labyrinth_bonus-meeples = Figúrkam, ktoré obsadzujú
option-labyrinth_bonus-figures = Aj staviteľom
option-labyrinth_arms = Prázdne ramená
help-option-labyrinth_arms = Či sa rameno bez figúrok dá obsadiť aj neskôr.
option-labyrinth_arms-segments = Dajú sa obsadiť
option-labyrinth_arms-placer_only = Len stred, a to pri kladení

## Nemecké kláštory

option-monasteries_replace = Bežné kláštory
help-option-monasteries_replace = Týchto šesť ich môže nahradiť.
option-monasteries_replace-replace = Zostanú v krabici
option-monasteries_replace-keep = Hrajú tiež
option-prior_recall = Opát ležiaci ako prior
help-option-prior_recall = Že ho vziať späť nemožno, je náš výklad.
option-prior_recall-forbid = Zostáva do konca
option-prior_recall-as_monk = Možno ho vziať späť a obodovať ako mnícha

## Hra na stole

option-table_mode = Krajina sa končí
help-option-table_mode = Na ozajstnom stole za okrajom miesto nie je. Čo presne to znamená, sme určili my.
option-table_mode-unbounded = Nikde
option-table_mode-standard = Na okraji stola, začiatok je v strede
option-table_mode-shift = Na okraji stola, dieliky možno posunúť
option-table_mode-extension = Na okraji stola, pridávajú sa dosky
option-table_mode-floor = Na zablokovaných miestach podlahy
option-table_size = Veľkosť stola
help-option-table_size = Stĺpce a riadky dielikov, 1 až 99.
option-table_panels = Pridávané dosky
help-option-table_panels = Podľa strany a hĺbky, v poradí: E3+N2 sú tri stĺpce na východe, potom dva riadky na severe.
option-table_blocked = Zablokované miesta
help-option-table_blocked = Podľa stĺpca a riadka od začiatočného dielika: 2,3+4,-1.
option-table_edge_completes = Okraj dokončuje
help-option-table_edge_completes = Cesty a mestá sú na okraji uzavreté a kláštor za ním nepotrebuje dieliky.
option-border_counts = Miesta za okrajom sa rátajú
help-option-border_counts = Kláštor pri okraji má bod za každé, akoby tam dielik ležal.

## Domáce pravidlá

option-draw_ahead = Ťahanie dopredu
help-option-draw_ahead = Na konci ťahu si každý potiahne dielik na ďalší a drží ho; kto ho vidí a kedy sa hra končí, je náš výklad.
option-draw_ahead_hidden = Potiahnuté dieliky sú skryté
help-option-draw_ahead_hidden = Ostatní nevidia dielik, ktorý držíte na ďalší ťah.
option-hand = Dieliky v ruke
help-option-hand = Jeden z nich položíte a na konci ťahu si doberiete; čo sa stane, keď sa nehodí žiadny, je náš výklad.
option-hand-1 = Jeden, ťahá sa v ťahu
option-hand-3 = Tri
option-hand_hidden = Dieliky v ruke sú skryté
help-option-hand_hidden = Ostatní nevidia dieliky vo vašej ruke.
option-buy_tile = Kúpa dielika
help-option-buy_tile = Ak je potiahnutý dielik posledný, ktorým sa dá niečo dokončiť, ostatní zaň môžu ponúknuť body; že sa predáva len položenie, je náš výklad.
option-start_from_bag = Začiatok z vrecka
help-option-start_from_bag = Začiatočný dielik nie je: prvý hráč si jeden potiahne a položí ako v bežnom ťahu.
option-unplaceable = Dielik, ktorý sa nikam nehodí
help-option-unplaceable = Namiesto neho sa ťahá iný.
option-unplaceable-remove = Vyradí sa z hry
option-unplaceable-return = Vráti sa do vrecka
option-trees_do_not_end_roads = Stromy cestu nekončia
help-option-trees_do_not_end_roads = Cesty, ktoré sa stretávajú pri stromoch, sú jedna; končia ich len domy.
option-fill_hole_extra_turn = Vyplň medzeru a hraj znova
help-option-fill_hole_extra_turn = Kto vyplní miesto so štyrmi susedmi, má ďalší ťah; že také ťahy môžu nasledovať po sebe, je náš výklad.
option-no_incomplete_scoring = Nič za nedokončené
help-option-no_incomplete_scoring = Na konci bodujú iba lúky; že bodujú, je náš výklad.

## Čo nejde spolu

exclusion-abbot-edition = Opát potrebuje záhrady a na dielikoch prvého vydania žiadne nie sú.
exclusion-hand-draw_ahead = Tri dieliky v ruke sú už potiahnuté dopredu.
exclusion-buy_tile-hand = Kúpiť sa dá dielik, ktorý sa práve potiahol; z ruky sa hneď kladie.
exclusion-buy_tile-draw_ahead = Kúpiť sa dá dielik, ktorý sa práve potiahol; dopredu potiahnutý už niekto drží.
exclusion-tiles-start_from_bag = Rieka začína prameňom, takže začiatok nemôže prísť z vrecka.
exclusion-table_edge_completes-table_mode = Okraj môže dokončovať len na stole so začiatočným dielikom v strede.
