// Figures that go home rise and fade.
import type { TransitionConfig } from 'svelte/transition';
import { fast } from '../app';

const kHome = 450;

export function still(): boolean {
  return fast || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function fade_home(node: Element): TransitionConfig {
  const place = node.getAttribute('transform') ?? '';
  return {
    duration: still() ? 0 : kHome,
    tick: (t, u) => {
      node.setAttribute('transform', `${place} translate(0 ${-26 * u})`);
      node.setAttribute('opacity', String(t));
    },
  };
}
