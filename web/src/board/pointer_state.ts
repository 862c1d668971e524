// Whether the mouse is over the board: Tab turns the tile only then.
import { make_store } from '../state/store';

export const pointer = make_store(false);
