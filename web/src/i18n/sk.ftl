# Slovenské texty; tie k voľbám a dielikom sú v sk_options.ftl a sk_tiles.ftl. Každý kľúč je aj v anglických súboroch,
# s tými istými premennými; stráži to test.

language-name = Slovenčina
app-name = Bastide
app-tagline = Skladajte krajinu dielik po dieliku: cesty, mestá, kláštory a lúky.

## Príprava hry

setup-title = Nová hra
setup-players = Hráči
setup-options = Pravidlá podrobne
setup-expansions = Rozšírenia
setup-name = Meno hráča { $number }
setup-name-hint = { $kind ->
    [computer] Počítač
    [open] pripojí sa odkazom
   *[person] Hráč { $number }
  }
setup-kind = Kto hrá na mieste { $number }
setup-colour = Farba hráča { $number }: { $colour }
setup-colour-choose = Vyberte farbu
setup-kind-person = Človek tu
setup-kind-computer = Počítač
setup-kind-open = Priateľ inde
setup-add = Pridať hráča
setup-remove = Odobrať hráča { $number }
setup-start = Začať hru
setup-start-online = Otvoriť stôl
setup-online-hint = Priateľ sa pripojí odkazom, ktorý dostanete po otvorení stola.
setup-crowded = Šesť hráčov má po asi dvanásť ťahov; figúrky pre šiestich prinášajú hostince alebo veľká krabica.
setup-needs-person = Aspoň jedno miesto musí patriť človeku tu alebo priateľovi inde.
setup-continue = Pokračovať v hre
setup-continue-over = Pozrieť poslednú hru
setup-continue-detail = { $tiles ->
    [one] { $names }: odohraný { $tiles } ťah
    [few] { $names }: odohrané { $tiles } ťahy
   *[other] { $names }: odohraných { $tiles } ťahov
  }
setup-open = Otvoriť zaznamenanú hru
setup-open-hint = Alebo sem presuňte súbor .carc či .jcz.
setup-loading = Pripravujem stôl…
setup-failed = Modul s pravidlami sa nepodarilo načítať. Obnovte stránku; starší prehliadač ho možno nevie spustiť.

colour-red = červená
colour-blue = modrá
colour-yellow = žltá
colour-green = zelená
colour-black = čierna
colour-pink = ružová

## Stôl na serveri

join-title = Stôl čaká
join-lead = Pozvali vás k stolu { $code }.
join-name = Vaše meno
join-button = Sadnúť si
join-watch = Iba sledovať
wait-title = Čaká sa na hráčov
wait-lead = Pošlite tento odkaz priateľom. Hra sa začne, keď budú všetky miesta obsadené.
wait-link = Odkaz na tento stôl
wait-copy = Kopírovať odkaz
wait-copied = Odkaz je skopírovaný
wait-free = voľné miesto
link-lost = Spojenie sa prerušilo. Skúšam znova…
link-opening = Pripájam sa…
watching = Sledujete hru

## Ťah

turn-place = { $name }, položte dielik na vyznačené miesto
turn-figure = { $name }, postavte figúrku na dielik alebo potvrďte
turn-second = { $name }, pridajte fantóma alebo potvrďte
turn-again = { $name }, odohráte druhú časť dvojitého ťahu?
turn-again-short = Aj druhú časť?
turn-take = { $name }, ktorý dielik z ruky zahráte?
turn-take-short = Ktorý dielik?
turn-give_up = { $name }, žiadny dielik sa nehodí: ktorý sa vyradí z hry?
turn-give_up-short = Nehodí sa žiadny
turn-offer = { $name }, ponúknete za tento dielik body?
turn-offer-short = Vaša ponuka?
turn-sale = { $name }, predáte dielik?
turn-sale-short = Predať dielik?
turn-confirm = { $name }, potvrďte ťah
turn-other = Na ťahu je { $name }…
turn-computer = { $name } rozmýšľa…
turn-over = Hra sa skončila
turn-short = Váš ťah, { $name }
turn-short-other = Na ťahu: { $name }
points-label = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }
supply-label = { $count ->
    [0] nezostala žiadna figúrka
    [one] zostáva { $count } figúrka
    [few] zostávajú { $count } figúrky
   *[other] zostáva { $count } figúrok
  }
supply-kind = { $figure }: { $count ->
    [0] žiadna voľná
   *[other] voľné: { $count }
  }
goods = Tovar
goods-wine = víno: { $count }
goods-grain = obilie: { $count }
goods-cloth = súkno: { $count }
point-tiles = Bodové dieliky: { $tiles }
track-label = Počítadlo
track-marker = { $name }: políčko { $space }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }
track-die = kocka { $laps }
again = Odohrať druhú časť
again-not = Skončiť ťah
hand-title = Vaše dieliky
hand-give_up = Ktorý dielik sa vyradí z hry?
hand-give_up-note = Žiadny sa nikam nehodí. Toto sa už nedá vrátiť.
hand-uncover = Ukázať dieliky hráča { $name }
hand-hidden = skrytý dielik
hands-title = Dieliky v ruke
offer-points = Body, najviac { $most }
offer-send = Ponúknuť { $points }
offer-not = Neponúknuť nič
sale-title = Predáte dielik?
sale-take = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
 }
sale-not = Nechať si dielik
kinds-title = Ktorá figúrka
players-title = Hráči a počítadlo
on-turn = na ťahu
away = preč
seat-you = vy
tiles-left-label = { $count ->
    [one] dielik zostáva
    [few] dieliky zostávajú
   *[other] dielikov zostáva
  }
tiles-short = { $count ->
    [one] ešte { $count } dielik
    [few] ešte { $count } dieliky
   *[other] ešte { $count } dielikov
  }
drawn-tile = Vytiahnutý dielik: { $tile }
drawn-none = Žiadny vytiahnutý dielik
discards = Vyradené z hry
discards-count = { $count ->
    [one] { $count } dielik sa nikam nehodil
    [few] { $count } dieliky sa nikam nehodili
   *[other] { $count } dielikov sa nikam nehodilo
  }
turn-left = Otočiť dielik doľava
turn-right = Otočiť dielik doprava
undo = Späť
confirm = Potvrdiť
put-tile = Položiť dielik
preview-title = Potvrdením sa boduje
spots-title = Postaviť figúrku

spot-road = { $roles ->
    [new] Pocestná
   *[old] Lapka
  } na ceste, { $side }
spot-city = Rytier v meste, { $side }
spot-monastery = { $roles ->
    [new] Mních či mníška
   *[old] Mních
  } v kláštore
spot-prior = Prior pri kláštore, až do konca
spot-garden = Opát v záhrade
spot-field = { $roles ->
    [new] Sedliačka
   *[old] Sedliak
  } na lúke, { $side }
spot-back = Vziať späť a obodovať: { $figure }, { $place }
spot-other = { $figure }: { $place }
place-road = cesta, { $side }
place-city = mesto, { $side }
place-monastery = kláštor
place-prior = kláštor, ako prior
place-garden = záhrada
place-field = lúka, { $side }
figure-meeple = figúrka
figure-large = veľká figúrka
figure-abbot = opát
figure-builder = staviteľ
figure-pig = prasa
figure-phantom = fantóm
spot-label = { $number }: { $spot }
side-N = sever
side-E = východ
side-S = juh
side-W = západ
side-NNW = sever, ľavá časť
side-NNE = sever, pravá časť
side-ENE = východ, horná časť
side-ESE = východ, dolná časť
side-SSE = juh, pravá časť
side-SSW = juh, ľavá časť
side-WSW = západ, dolná časť
side-WNW = západ, horná časť
side-in = uzavretá

## Krajina

board-label = Krajina
board-hint = Šípky vyberajú vyznačené miesto, Enter naň položí dielik, R ho otočí, číslice vyberú miesto pre figúrku, Enter potvrdí, U vráti krok.
cell-label = { $ways ->
    [one] Stĺpec { $x }, riadok { $y }: dielik sa hodí v { $ways } smere
    [few] Stĺpec { $x }, riadok { $y }: dielik sa hodí v { $ways } smeroch
   *[other] Stĺpec { $x }, riadok { $y }: dielik sa hodí v { $ways } smeroch
  }
cell-pending = Stĺpec { $x }, riadok { $y }: tu leží dielik; otočiť
zoom-in = Priblížiť
zoom-out = Vzdialiť
zoom-fit = Ukázať celú krajinu
tools = Pohľad
panel = Hra
notes-label = Oznamy

## Čo sa stalo

log-title = Čo sa stalo
log-empty = Zatiaľ nič: v strede leží začiatočný dielik.
log-place = kladie dielik, bez figúrky
log-figure-road = kladie dielik, { $roles ->
    [new] pocestná
   *[old] lapka
  } na ceste
log-figure-city = kladie dielik, rytier v meste
log-figure-monastery = kladie dielik, { $roles ->
    [new] mních či mníška
   *[old] mních
  } v kláštore
log-figure-prior = kladie dielik, prior pri kláštore
log-figure-garden = kladie dielik, opát v záhrade
log-figure-field = kladie dielik, { $roles ->
    [new] sedliačka
   *[old] sedliak
  } na lúke
log-take_back = kladie dielik a berie späť figúrku: { $figure }
log-also = stavia aj figúrku: { $figure }
log-token = berie tovar, { $goods }
log-figure-other = kladie dielik a figúrku: { $figure }
log-discard = ťahá dielik, ktorý sa nikam nehodí: { $tile }. Vyraďuje sa z hry.
log-set_aside = ťahá dielik, ktorý sa teraz nikam nehodí: { $tile }. Vracia sa do vrecka.
log-offer = ponúka za dielik body
log-sale = platí za dielik { $points } a hovorí, kam pôjde
log-over-finished = Posledný dielik je položený: hra sa skončila.
log-over-resigned = Hra sa skončila vzdaním.
log-over-aborted = Hra bola prerušená.
log-more = { $count ->
    [one] Ukázať { $count } starší riadok
    [few] Ukázať { $count } staršie riadky
   *[other] Ukázať { $count } starších riadkov
  }
award-road = { $finished ->
    [yes] cesta
   *[no] nedokončená cesta
  }, { $tiles ->
    [one] { $tiles } dielik
    [few] { $tiles } dieliky
   *[other] { $tiles } dielikov
  }{ $shared ->
    [yes] , spoločne
   *[no] {""}
  }{ $extra ->
    [0] {""}
   *[other] , z toho { $extra } navyše
  }: { $points }
award-city = { $finished ->
    [yes] mesto
   *[no] nedokončené mesto
  }, { $tiles ->
    [one] { $tiles } dielik
    [few] { $tiles } dieliky
   *[other] { $tiles } dielikov
  }{ $coats ->
    [0] {""}
    [one] {" "}a { $coats } erb
    [few] {" "}a { $coats } erby
   *[other] {" "}a { $coats } erbov
  }{ $shared ->
    [yes] , spoločne
   *[no] {""}
  }{ $extra ->
    [0] {""}
   *[other] , z toho { $extra } navyše
  }: { $points }
award-monastery = { $finished ->
    [yes] kláštor
   *[no] nedokončený kláštor
  } a { $neighbours ->
    [one] { $neighbours } sused
    [few] { $neighbours } susedia
   *[other] { $neighbours } susedov
  }{ $shared ->
    [yes] , spoločne
   *[no] {""}
  }{ $extra ->
    [0] {""}
   *[other] , z toho { $extra } navyše
  }: { $points }
award-field = lúka, { $cities ->
    [one] { $cities } dokončené mesto
    [few] { $cities } dokončené mestá
   *[other] { $cities } dokončených miest
  }{ $shared ->
    [yes] , spoločne
   *[no] {""}
  }{ $extra ->
    [0] {""}
   *[other] , z toho { $extra } navyše
  }: { $points }
award-garden = { $finished ->
    [yes] záhrada
   *[no] nedokončená záhrada
  } a { $neighbours ->
    [one] { $neighbours } sused
    [few] { $neighbours } susedia
   *[other] { $neighbours } susedov
  }{ $shared ->
    [yes] , spoločne
   *[no] {""}
  }{ $extra ->
    [0] {""}
   *[other] , z toho { $extra } navyše
  }: { $points }
award-prior = prior, { $tiles ->
    [one] { $tiles } dielik
    [few] { $tiles } dieliky
   *[other] { $tiles } dielikov
  } v jeho radoch{ $shared ->
    [yes] , spoločne
   *[no] {""}
  }: { $points }
award-goods = najviac { $token ->
    [wine] vína
    [grain] obilia
   *[cloth] súkna
  }{ $shared ->
    [yes] , spoločne
   *[no] {""}
  }: { $points }
award-line = { $name } – { $award } ({ $rule })

## Hlásenia

say-turn = Na ťahu je { $name }. Dielik: { $tile }. { $places ->
    [one] { $places } miesto.
    [few] { $places } miesta.
   *[other] { $places } miest.
  } { $left ->
    [one] Zostáva { $left } dielik.
    [few] Zostávajú { $left } dieliky.
   *[other] Zostáva { $left } dielikov.
  }
say-placed = { $name } kladie { $tile }: stĺpec { $x }, riadok { $y }.
say-figure = { $name }: { $spot }.
say-award = { $name } získava { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }: { $award }.
say-discard = { $tile } sa nikam nehodí a vyraďuje sa z hry.
say-set_aside = { $tile } sa teraz nikam nehodí a vracia sa do vrecka.
say-token = { $name } berie tovar, { $goods }.
say-hold = { $name } si berie do ruky: { $tile }.
say-offer = { $name } dáva ponuku.
say-sale = { $name } platí za dielik { $points }.
say-over = Hra sa skončila. { $count ->
    [one] Víťaz: { $names }.
   *[other] Spoloční víťazi: { $names }.
  }
say-lies = Dielik leží: stĺpec { $x }, riadok { $y }, otočený na { $side }.

## Koniec

over-title = Konečné body
over-winner = { $count ->
    [one] Víťaz: { $names }
   *[other] Spoloční víťazi: { $names }
  }
over-kind = Druh
over-in-play = { $kind } počas hry
over-final = { $kind } na konci
over-total = Spolu
kind-road = Cesty
kind-city = Mestá
kind-monastery = Kláštory
kind-field = Lúky
kind-garden = Záhrady
kind-goods = Tovar
kind-sale = Predané a kúpené dieliky
over-new = Nová hra
over-record = Stiahnuť záznam
over-board = Pozrieť krajinu
over-sheet = Tabuľka bodov

## Zostávajúce dieliky

tiles-title = Dieliky, ktoré ešte prídu
tiles-lead = { $count ->
    [one] { $count } dielik ešte nebol vytiahnutý.
    [few] { $count } dieliky ešte neboli vytiahnuté.
   *[other] { $count } dielikov ešte nebolo vytiahnutých.
  }
tiles-one = { $tile }: zostáva { $count }
tiles-open = Ktoré dieliky zostávajú?

## Nastavenia a pomoc

settings-title = Nastavenia
settings-language = Jazyk
settings-theme = Vzhľad
theme-auto = Podľa systému
theme-light = Svetlý
theme-dark = Tmavý
menu-leave = Odísť z hry
leave-title = Odísť z tejto hry?
leave-lead = Hra pri tejto obrazovke sa uchová: z prvej stránky v nej môžete pokračovať.
leave-stay = Zostať
leave-go = Odísť
close = Zavrieť
help-title = Klávesy a dotyky
help-arrows = Šípky
help-arrows-does = vyberajú vyznačené miesto, potom miesto pre figúrku
help-next = N, Shift N
help-next-does = ďalšie alebo predošlé vyznačené miesto
help-turn = R, pravé tlačidlo, koliesko
help-turn-does = otáčajú dielik dovolenými smermi; aj Tab, kým je myš nad krajinou
help-enter = Enter, medzerník
help-enter-does = položí dielik, potom potvrdí ťah
help-digits = 1 až 9, 0
help-digits-does = postaví figúrku na dané miesto, 0 ju vezme späť
help-kind = K
help-kind-does = vezme do ruky ďalší druh figúrky
help-undo = U, Backspace, Ctrl Z
help-undo-does = vráti posledný krok tohto ťahu
help-view = + a −, koliesko, dva prsty
help-view-does = priblížiť alebo vzdialiť
help-fit = F
help-fit-does = ukáže celú krajinu
help-help = ?
help-help-does = tento zoznam
help-tap = Ťuknutie alebo kliknutie
help-tap-does = položí dielik na vyznačené miesto; znova ho otočí
help-drag = Ťahanie
help-drag-does = posúva krajinu

## Pravidlá

rules-title = Pravidlá
rules-read = Čítať pravidlá
rules-sections = Časti
rules-search = Hľadať v pravidlách
rules-found = Nájdené
rules-count = { $count ->
    [0] Nič sa nenašlo. Skúste iné slovo alebo číslo pravidla.
    [one] { $count } pravidlo
    [few] { $count } pravidlá
   *[other] { $count } pravidiel
  }
rules-back = Späť na prvú stránku
rules-back-game = Späť do hry
rules-link = Pravidlo { $rule }
rules-loading = Otváram pravidlá…
rules-failed = Pravidlá sa nepodarilo načítať. Skúste to, prosím, znova.

## Odmietnutia a chyby

reason-game_over = Hra sa už skončila.
reason-wrong_phase = To sa v tejto časti ťahu nedá.
reason-not_your_turn = Nie ste na ťahu.
reason-not_begun = Hra sa začne, keď budú všetky miesta obsadené.
reason-stale = Hra sa medzitým pohla. Pozrite sa, prosím, znova.
reason-tile_not_in_bag = Taký dielik už nezostal.
reason-bag_not_empty = Ešte sú dieliky, ktoré treba vytiahnuť.
reason-tile_fits_nowhere = Dielik sa nikam nehodí.
reason-cell_taken = Tam už dielik leží.
reason-cell_not_adjacent = Dielik sa musí stranou dotýkať iného.
reason-edge_mismatch = Strany tam na seba nenadväzujú.
reason-placement_forbidden = To miesto zakazuje pravidlo.
reason-not_tile_just_placed = Figúrka smie ísť len na práve položený dielik.
reason-no_such_segment = Také miesto na dieliku nie je.
reason-feature_occupied = Tam už niekto stojí.
reason-no_figure_in_supply = Nezostala vám žiadna figúrka.
reason-figure_not_allowed_there = Táto figúrka tam stáť nesmie.
reason-not_taken_back = Túto figúrku teraz vziať späť nemožno.
reason-needs_own_meeple = Nestojí tam vaša figúrka, ku ktorej by sa pridala.
reason-feature_complete = To je už dokončené.
reason-tile_not_in_hand = Taký dielik nedržíte.
reason-another_tile_fits = Iný dielik z ruky sa hodí: musíte položiť ten.
reason-more_than_own_points = Ponúknuť môžete najviac toľko bodov, koľko máte.
reason-draw_required = Najprv treba vytiahnuť dielik.
reason-nothing_to_undo = Niet čo vrátiť.
error-bad_message = Stôl stránke nerozumel. Obnovte ju, prosím.
error-unknown_type = Stôl stránke nerozumel. Obnovte ju, prosím.
error-no_table = Taký stôl (už) neexistuje.
error-not_your_seat = To nie je vaše miesto.
error-too_large = To je priveľké.
error-too_fast = Prirýchlo: chvíľu počkajte.
error-table_full = Všetky miesta pri tomto stole sú obsadené.
error-too_many_tables = Server teraz nemá miesto pre ďalší stôl. Skúste to, prosím, neskôr.
error-bad_setup = Takto sa stôl pripraviť nedá.
error-bad_record = Zaznamenanú hru sa nepodarilo prečítať: { $text }
error-no_engine = Modul s pravidlami sa nepodarilo načítať.
