import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Cell, Edge, TerritoriesState } from '../rules/index.js';
import { viewBoard } from '../rules/known-games.js';
import type { Wording } from '../speech/describe.js';
import { describeCell, describeEdge } from '../speech/describe/cells.js';
import type { BoardEvents } from './board-events.js';
import { tellEdge, tellLetter } from './board-says.js';
import './board.js';
import type { Services } from './services.js';

/** A terrain on the board while a game is set up. */
interface LandBoard {
  services: Services;
  state: TerritoriesState;
  wording: Wording;
  chosen?: readonly Cell[];
  highlight?: readonly Cell[];
  /** The accessible name of a square; as in play if left out. */
  names?: (cell: Cell) => string;
  onPick: (event: CustomEvent<BoardEvents['gs-pick']>) => void;
  onBack?: () => void;
}

/** The board of a set-up; what leads beyond its edge is said. */
export function renderLand({ services, state, wording, onPick, ...more }: LandBoard): TemplateResult {
  const { board, boardKeys } = services.settings();
  return html`<gs-board
    .label=${msg('The land', { id: 'new.land.board' })}
    .view=${viewBoard(state)}
    .names=${more.names ?? ((cell: Cell) => describeCell(state, cell, wording))}
    .edgeNames=${(edge: Edge) => describeEdge(state, edge, wording)}
    .chosen=${more.chosen ?? []}
    .highlight=${more.highlight ?? []}
    .shortcuts=${boardKeys}
    .asButtons=${board === 'auto' ? matchMedia('(pointer: coarse)').matches : board === 'buttons'}
    @gs-pick=${onPick}
    @gs-backspace=${more.onBack}
    @gs-edge=${() => {
      tellEdge(services);
    }}
    @gs-letter=${({ detail }: CustomEvent<BoardEvents['gs-letter']>) => {
      tellLetter(services, detail);
    }}
  ></gs-board>`;
}
