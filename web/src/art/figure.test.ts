import { describe, expect, it } from 'vitest';
import { kColours } from './colours';
import { colour_badge, figure_art, figure_icon } from './figure';
import { figure_kind, kFigureKinds, kFigureShapes } from './figure_shapes';
import { box_of_paths, faults_of } from './testing/svg_check';
import type { Colour } from './types';

const kNames = Object.keys(kColours) as Colour[];

describe.each(kNames)('the %s figure', (colour) => {
  it('is about 23 units high, its middle at 0,0', () => {
    const art = figure_art(colour, 'standing');
    expect(faults_of(art)).toEqual([]);
    const box = box_of_paths(art);
    expect(box.top).toBeCloseTo(-11.5, 1);
    expect(box.bottom).toBeLessThan(15);
    expect(Math.abs(box.left + box.right)).toBeLessThan(4);
  });

  it('lies down as a farmer', () => {
    expect(figure_art(colour, 'lying')).toContain('rotate(-90)');
    expect(figure_art(colour, 'standing')).not.toContain('rotate');
  });

  it('has icons without inline styles', () => {
    for (const icon of [figure_icon(colour, true), figure_icon(colour, false), colour_badge(colour)]) {
      expect(icon).not.toMatch(/style|<text| id=/);
      expect(icon.startsWith('<svg') && icon.endsWith('</svg>')).toBe(true);
    }
  });

  it.each(kFigureKinds)('as %s has its halo, its colour and its cue, standing and lying', (kind) => {
    for (const role of ['standing', 'lying'] as const) {
      const art = figure_art(colour, role, 'dark', kind);
      expect(faults_of(art)).toEqual([]);
      expect(art).toContain('stroke="#fff3d8"');
      expect(art).toContain(`fill="${kColours[colour].css}"`);
      expect(art).toContain(`<path fill="${kColours[colour].cue_css}"`);
    }
    expect(
      faults_of(figure_icon(colour, true, kind).replace(/ (xmlns|viewBox|width|height|aria-hidden)="[^"]*"/g, '')),
    ).toEqual([]);
  });
});

it('every colour has a cue of its own', () => {
  expect(new Set(kNames.map((name) => kColours[name].cue)).size).toBe(kNames.length);
});

describe('kinds of figures', () => {
  it('have outlines of their own, or a size and pips', () => {
    const looks = kFigureKinds.map((kind) => `${kFigureShapes[kind].body} ${kFigureShapes[kind].trim ?? ''}`);
    expect(new Set(looks).size).toBe(kFigureKinds.length);
    expect(kFigureShapes.large.size).toBeGreaterThan(1.25);
  });

  it('let the ground show through a phantom only', () => {
    expect(
      kFigureKinds.filter((kind) =>
        figure_art('red', 'standing', 'light', kind).includes('fill="none" stroke="#fff3d8"'),
      ),
    ).toEqual(['phantom']);
  });

  it('fall back to the common figure', () => {
    expect(['phantom', 'wagon', 'constructor'].map(figure_kind)).toEqual(['phantom', 'meeple', 'meeple']);
  });
});
