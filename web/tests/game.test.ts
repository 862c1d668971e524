import { describe, expect, it } from 'vitest';
import { clear_game, empty_game, reduce } from '../src/state/game';
import { log_rows } from '../src/state/log';
import { sheet_lines } from '../src/state/sheet';
import { gain_of } from '../src/state/gain';
import type { GameEvent, Welcome } from '../src/protocol/types';
import { make_award, make_update, make_view } from './fixtures/samples';

const kPlace: GameEvent = { event: 'place', version: 2, turn: 1, seat: 0, tile: 'base:V', x: 1, y: 0, dir: 'N' };
const kFigure: GameEvent = {
  event: 'figure', version: 2, turn: 1, seat: 0, figure: 'meeple', x: 1, y: 0, feature: 'road.W', segment: 0,
};

describe('game', () => {
  it('keeps events once, even when a sync repeats them', () => {
    let game = reduce(empty_game(), make_update({ version: 2 }, [kPlace, kFigure]));
    game = reduce(game, make_update({ version: 2 }, [kPlace, kFigure]));
    expect(game.events).toHaveLength(2);
    expect(game.fresh).toHaveLength(0);
    const next: GameEvent = { ...kPlace, version: 3, turn: 2, seat: 1 };
    game = reduce(game, make_update({ version: 3 }, [kPlace, kFigure, next]));
    expect(game.events).toEqual([kPlace, kFigure, next]);
    expect(game.fresh).toEqual([next]);
  });

  it('does not go back to an older view', () => {
    let game = reduce(empty_game(), make_update({ version: 5, left: 60 }));
    game = reduce(game, make_update({ version: 4, left: 61 }));
    expect(game.view?.left).toBe(60);
  });

  it('leaves the view alone when the table refuses', () => {
    const game = reduce(empty_game(), make_update({ version: 5 }));
    const after = reduce(game, { type: 'refused', seq: 9, version: 5, reason: 'stale', rule: '', text: 'late' });
    expect(after.view).toBe(game.view);
    expect(after.notice?.message.text).toBe('late');
  });

  it('keeps what the host offers when a game ends', () => {
    const welcome: Welcome = { type: 'welcome', protocol: 1, catalogue: { sets: [] }, options: [], exclusions: [], levels: [], colours: [] };
    const game = clear_game(reduce(reduce(empty_game(), welcome), make_update()));
    expect(game.catalogue).not.toBeNull();
    expect(game.view).toBeNull();
  });
});

describe('log', () => {
  it('tells a turn in one row and every award in its own, with what was counted', () => {
    const rows = log_rows([kPlace, kFigure, make_award({ seat: 1, shared: true })]);
    expect(rows.map((r) => r.key)).toEqual(['log-figure-road', 'award-city']);
    expect(rows[1]).toMatchObject({ seat: 1, points: 12, rule: 'R-CITY-3', cells: [[0, 0], [0, -1]] });
    expect(rows[1]!.args).toMatchObject({ tiles: 5, coats: 1, finished: 'yes', shared: 'yes' });
  });

  it('tells of tiles that left the game', () => {
    const rows = log_rows([{ event: 'discard', version: 4, turn: 2, seat: 1, tile: 'base:C' }]);
    expect(rows[0]).toMatchObject({ sort: 'discard', rule: 'R-TILE-8', args: { tile: 'base:C' } });
  });
});

describe('points', () => {
  it('of the sheet add up to what each player has', () => {
    const in_play = { road: 4, city: 20, monastery: 9, field: 0 };
    const final = { road: 2, city: 3, monastery: 4, field: 9 };
    const sheet = [{ seat: 0, in_play, final, total: 51 }, { seat: 1, in_play: final, final: in_play, total: 51 }];
    const lines = sheet_lines(make_view({ result: { winners: [0, 1], sheet } }));
    const sum = (seat: number): number => lines.reduce((all, line) => all + line.points[seat]!, 0);
    expect([sum(0), sum(1)]).toEqual([51, 51]);
  });

  it('that confirming would give are shown by seat', () => {
    const awards = [make_award({ seat: 0, points: 4 }), make_award({ seat: 0, points: 9 }), make_award({ seat: 1, points: 2 })];
    const view = make_view({ pending: { x: 0, y: 1, dir: 'N', figures: [], awards } });
    expect([gain_of(view, 0), gain_of(view, 1)]).toEqual([13, 2]);
  });
});
