/** Reads the SVG text that the art library writes: only what it writes, strictly. */
import type { Box } from '../types';

const kElements = new Set(['path', 'rect', 'g', 'svg', 'circle', 'pattern']);

/** Complaints about a fragment: tags that do not match, unknown elements, values that are no numbers, inline styles. */
export function faults_of(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(/<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g, (_, end, name, attributes, closed) => {
    if (!kElements.has(name)) {
      faults.push(`element ${name}`);
    }
    if (/ (style|class|href|on[a-z]+)=/.test(attributes)) {
      faults.push(`attribute in ${name}`);
    }
    if (end && open.pop() !== name) {
      faults.push(`unmatched ${name}`);
    }
    if (!end && !closed) {
      open.push(name);
    }
    return '';
  });
  if (rest !== '') {
    faults.push(`text: ${rest.slice(0, 40)}`);
  }
  if (open.length > 0) {
    faults.push(`open: ${open.join(' ')}`);
  }
  if (/NaN|undefined|Infinity|null/.test(svg)) {
    faults.push('no number');
  }
  return faults;
}

export function count_nodes(svg: string): number {
  return (svg.match(/<[a-z]/g) ?? []).length;
}

/** The box of all points that paths name: corners, control points, ends of arcs. */
export function box_of_paths(svg: string): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, d] of svg.matchAll(/ d="([^"]*)"/g)) {
    for (const [x, y] of points_of(d!)) {
      xs.push(x);
      ys.push(y);
    }
  }
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function points_of(d: string): [number, number][] {
  const out: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, text] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const n = (text!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'h') {
      x += n[0]!;
    } else if (command === 'v') {
      y += n[0]!;
    } else if (command === 'a') {
      x += n[5]!;
      y += n[6]!;
    } else {
      for (let i = 0; i + 1 < n.length; i += 2) {
        [x, y] = [n[i]!, n[i + 1]!];
        out.push([x, y]);
      }
    }
    out.push([x, y]);
  }
  return out;
}
