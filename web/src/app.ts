// The page's parts, made once: what is kept, the session with a table, what is on screen, and what is said.
import { language, pick_language, refusal_text, t, type Language } from './i18n/texts';
import { open_local } from './net/local';
import { open_socket } from './net/socket';
import { settled_tiles } from './board/pieces';
import type { View } from './protocol/types';
import { Actions, dirs_at } from './state/actions';
import { say_update } from './state/announce';
import type { Cell } from './state/log';
import { browser_keeper, make_shelf, type Settings } from './state/saved';
import { Session } from './state/session';
import { make_store } from './state/store';
import { make_toasts } from './state/toasts';
import { first_ui, make_ui } from './state/ui';

export { language, t };

/** `?fast` drops pauses and motion: for tests and for the impatient. */
export const fast = new URLSearchParams(location.search).has('fast');
const kComputerPause = 650;

export const shelf = make_shelf(browser_keeper());
export const session = new Session({ open_local: () => open_local(fast ? 0 : kComputerPause), open_socket, shelf });
export const ui = make_ui();
export const actions = new Actions(session, ui);
export const toasts = make_toasts((run, milliseconds) => void setTimeout(run, milliseconds));
/** The sentence for screen readers; a new object for each, so that the same words are read again. */
export const spoken = make_store<{ text: string }>({ text: '' });

const kept = shelf.settings.read() ?? {};
export const theme_choice = make_store<Settings['theme']>(kept.theme ?? 'auto');
language.set((kept.language as Language | undefined) ?? pick_language(navigator.languages));

const dark_wanted = matchMedia('(prefers-color-scheme: dark)');
const phone_query = matchMedia('(max-width: 720px)');
export const theme = make_store<'light' | 'dark'>('light');
export const is_phone = make_store(phone_query.matches);

function resolve_theme(): void {
  const choice = theme_choice.get();
  const resolved = choice === 'auto' ? (dark_wanted.matches ? 'dark' : 'light') : choice;
  theme.set(resolved);
  document.documentElement.dataset['theme'] = resolved;
}

function keep_settings(): void {
  shelf.settings.write({ language: language.get(), theme: theme_choice.get() });
}

export function choose_language(next: Language): void {
  language.set(next);
  keep_settings();
}

export function choose_theme(next: Settings['theme']): void {
  theme_choice.set(next);
  keep_settings();
}

function listen_to_system(): void {
  theme_choice.subscribe(resolve_theme);
  dark_wanted.addEventListener('change', resolve_theme);
  phone_query.addEventListener('change', () => is_phone.set(phone_query.matches));
  language.subscribe((value) => void (document.documentElement.lang = value));
  if (fast) document.documentElement.dataset['fast'] = '';
}

function follow_game(): void {
  let before: View | null = null;
  let notice = 0;
  session.game.subscribe((game) => {
    if (game.notice && game.notice.id !== notice) {
      notice = game.notice.id;
      const message = game.notice.message;
      const [family, word] = message.type === 'refused' ? (['reason', message.reason] as const) : (['error', message.code] as const);
      const rule = message.type === 'refused' && message.rule !== '' ? { rule: message.rule } : {};
      toasts.add({ text: refusal_text(t.get(), family, word, message.text), tone: 'warn', seat: null, ...rule });
    }
    if (game.view === before) return;
    if (game.view === null) ui.set(first_ui());
    const said = say_update(t.get(), game, before);
    if (turn_of(game.view) !== turn_of(before)) ui.update((u) => ({ ...u, cursor: null, hover: null, hand: 'N', figure: 'meeple' }));
    before = game.view;
    for (const toast of said.toasts) toasts.add(toast);
    if (said.aloud.length > 0) spoken.set({ text: said.aloud.join(' ') });
  });
}

/** Where the arrow keys have led, for those who do not see the mark. */
function follow_cursor(): void {
  let before: Cell | null = null;
  ui.subscribe(({ cursor }) => {
    if (cursor === before) return;
    before = cursor;
    if (!cursor) return;
    const [x, y] = cursor;
    const ways = dirs_at(session.game.get().view?.placements ?? [], x, y).length;
    spoken.set({ text: t.get()('cell-label', { x, y, ways }) });
  });
}

function turn_of(view: View | null): string {
  return view ? `${view.state} ${view.turn} ${settled_tiles(view).length} ${view.drawn?.tile}` : '';
}

export function start_app(): void {
  listen_to_system();
  follow_game();
  follow_cursor();
}
