import { expect } from '@open-wc/testing';
import { games, type GameId, type Move, type State } from '../../src/rules/index.js';
import {
  describeAlong,
  describeAround,
  describeBoard,
  describeCell,
  describeChanges,
  describeCheck,
  describeCheckRows,
  describeColumn,
  describeCount,
  describeEdge,
  describeFreeEnd,
  describeLog,
  describeMove,
  describeMovesFrom,
  describeOutcome,
  describePieces,
  describePlace,
  describeQuestion,
  describeReason,
  describeRow,
  describeSetupReason,
  describeStanding,
  describeTable,
  describeTableUndo,
  describeTermination,
  describeTurn,
  describeUndone,
} from '../../src/speech/describe.js';
import { directions } from '../../src/speech/describe/directions.js';
import { after, errorOf, read, valueOf } from '../rules/support.js';
import { houses, lastPlayed, opening, playedMoves, sheet, sites, spots } from './describe-positions.js';
import { speakGerman, spoken, written } from './german.js';

await speakGerman();

const isolation = after('isolation', {}, 'C1-B2 block C1', 'C5-D4 block C3');
const approach = after('approach-withdraw', {});
const practice = after('approach-withdraw', sheet);
const awarding = after('nearest-site', sites, 'A1 white', 'B1 white', 'C1 white', 'E1 black');
const spotted = after('territories', spots, 'farm B2', 'farm C2');
const fences = after('territories', houses, ...opening);
const closing = [...opening, 'trunk F2 F3', 'trunk G2 G3', 'trunk H2 H3'];
const closed = after('territories', houses, ...closing);

/** The reason for which a move is refused. */
function refused(game: GameId, state: State, line: string): string {
  const move = read(game, line);
  return describeReason(errorOf(games[game].play(state, move)), state, move, written());
}

const said = (game: GameId, options: unknown, ...lines: string[]): string =>
  describeMove(lastPlayed(game, options, ...lines), written());

const legal = (state: State): Move[] => games[state.game].legalMoves(state);

describe('looking about in German', () => {
  it('tells a line from a cell, with the trunks across it, and no placeholder', () => {
    expect(describeAlong(isolation, 'C2', 'up', written())).to.equal('Über C2: C3 gesperrt, C4 und C5 leer.');
    expect(describeAlong(fences, 'D2', 'right', written())).to.equal(
      'Rechts von D2: E2 leer, ein Stamm, F2 schwarzer Hof, G2 und H2 leer.',
    );
    expect(describeAlong(isolation, 'A1', 'left', written())).to.equal('Links von A1: Rand des Bretts.');
    for (const direction of directions) {
      for (const state of [isolation, fences]) {
        expect(describeAlong(state, 'C2', direction, spoken())).not.to.match(/[{}]/);
      }
    }
  });

  it('tells what the last move changed', () => {
    const of = (...given: Parameters<typeof playedMoves>): string => describeChanges(playedMoves(...given), written());
    expect(of('isolation', {}, 'C1-B2 block C1')).to.equal('Nach Zug 1: B2 Figur A; C1 gesperrt.');
    expect(of('approach-withdraw', sheet, 'C3-C4 approach C5')).to.equal('Nach Zug 1: C4 weiß; C3 und C5 leer.');
    expect(of('nearest-site', sites, 'A1 white')).to.equal('Nach Zug 1: A1 weißer Standort Weiß zugeteilt.');
    expect(of('territories', houses, ...opening)).to.equal('E2 und F2, Stamm.');
    expect(describeChanges([], written())).to.equal('Noch keine Züge.');
  });

  it('tells the place among the positions', () => {
    const played = playedMoves('isolation', {}, 'C1-B2 block C1', 'C5-D4 block C3');
    expect([0, 1, 2].map((place) => describePlace(played, place, written()))).to.deep.equal([
      'Vor dem ersten Zug.',
      'Nach Zug 1: C1 nach B2, sperrt C1.',
      'Zurück in der Gegenwart, nach Zug 2: C5 nach D4, sperrt C3.',
    ]);
  });
});

describe('a move in German', () => {
  it('is said back', () => {
    expect(said('isolation', {}, 'C1-B2 block C1')).to.equal('C1 nach B2, sperrt C1.');
    expect(said('approach-withdraw', sheet, 'C3-C4 approach C5')).to.equal('C3 nach C4. Annäherung schlägt C5.');
    expect(said('approach-withdraw', sheet, 'C3-C4 withdraw C2 C1')).to.equal('C3 nach C4. Rückzug schlägt C2 und C1.');
    expect(said('approach-withdraw', sheet, 'C3-C4')).to.equal('C3 nach C4, schlägt nichts.');
    expect(said('approach-withdraw', { first: 'B' }, 'A5-A4')).to.equal('A5 nach A4.');
    expect(said('nearest-site', {}, 'site C3', 'site D4')).to.equal('D4, schwarzer Standort.');
    expect(said('nearest-site', sites, 'A1 white')).to.equal('A1 weiß.');
    expect(said('nearest-site', sites, 'A1 white', 'A1 black')).to.equal('A1 schwarz, vorher weiß.');
    expect(said('territories', spots, 'farm B2')).to.equal('B2, weißer Hof.');
    expect(said('territories', houses, ...closing)).to.equal(
      'H2 und H3, Stamm. Schwarz noch einmal: Ein Gebiet ist geschlossen.',
    );
  });

  it('is spelled in words', () => {
    const played = lastPlayed('isolation', {}, 'C1-B2 block C1');
    expect(describeMove(played, spoken())).to.equal('Cäsar eins nach Berta zwei, sperrt Cäsar eins.');
    expect(describeCell(isolation, 'C3', spoken('full'))).to.equal('Cäsar drei, gesperrt, Kreuz');
    expect(describeColumn(approach, 'C', spoken())).to.equal(
      'Spalte Cäsar: Cäsar eins weiß, Cäsar zwei bis Cäsar vier leer, Cäsar fünf schwarz.',
    );
  });

  it('is made on the table', () => {
    const told = (game: GameId, options: unknown, ...lines: string[]): string[] => {
      const played = lastPlayed(game, options, ...lines);
      return [describeTable(played, written()), describeTableUndo(played, written())];
    };
    expect(told('isolation', {}, 'C1-B2 block C1')).to.deep.equal([
      'Figur A von C1 nach B2 setzen. Sperre auf C1 legen.',
      'Sperre von C1 wegnehmen. Figur A von B2 zurück nach C1 setzen.',
    ]);
    expect(told('approach-withdraw', sheet, 'C3-C4 withdraw C2 C1')).to.deep.equal([
      'Den weißen Stein von C3 nach C4 setzen. C2 und C1 vom Brett nehmen.',
      'Den weißen Stein von C4 zurück nach C3 setzen. Schwarz wieder auf C2 und C1 legen.',
    ]);
    expect(told('nearest-site', sites, 'A1 white', 'A1 black')).to.deep.equal([
      'A1 schwarz markieren.',
      'A1 weiß markieren.',
    ]);
    expect(told('territories', houses, ...opening)).to.deep.equal([
      'Einen Stamm zwischen E2 und F2 legen.',
      'Den Stamm zwischen E2 und F2 wegnehmen.',
    ]);
  });

  it('stands in the log and is taken back', () => {
    const moves = playedMoves('isolation', {}, 'C1-B2 block C1', 'C5-D4 block C3');
    expect(describeLog(moves, written())).to.deep.equal([
      'Zug 1, Figur A: C1 nach B2, sperrt C1.',
      'Zug 2, Figur B: C5 nach D4, sperrt C3.',
    ]);
    expect(describeUndone(lastPlayed('isolation', {}, 'C1-B2 block C1'), written())).to.equal(
      'Zurückgenommen: C1 nach B2, sperrt C1. Figur A ist am Zug.',
    );
  });
});

describe('the board in German', () => {
  it('is described cell by cell', () => {
    expect(describeCell(approach, 'C3', written())).to.equal('C3, leer');
    expect(describeCell(approach, 'A1', written('full'))).to.equal('A1, weiß, Kreis');
    expect(describeCell(awarding, 'A1', written())).to.equal('A1, weißer Standort, Weiß zugeteilt');
    expect(describeCell(awarding, 'E5', written())).to.equal('E5, schwarzer Standort, nicht zugeteilt');
    expect(describeCell(fences, 'F2', written())).to.equal('F2, schwarzer Hof, Stamm unten, links');
    expect(describeEdge(fences, ['E2', 'F2'], written())).to.equal('E2 und F2, Stamm');
  });

  it('is described row by row', () => {
    expect(describeBoard(approach, written())).to.deep.equal([
      'Zeile 1: alles weiß.',
      'Zeile 2: A, B und D weiß.',
      'Zeile 4: B, D und E schwarz.',
      'Zeile 5: alles schwarz.',
      'Der Rest ist leer.',
    ]);
    expect(describeBoard(practice, written())[0]).to.equal('Zeilen 1 und 2: C schwarz.');
    expect(describeRow(isolation, 4, written())).to.equal('Zeile 4: D Figur B, Rest leer.');
    expect(describeRow(awarding, 1, written())).to.equal(
      'Zeile 1: A weißer Standort Weiß zugeteilt, B und C weiß, D nicht zugeteilt, E schwarz.',
    );
    expect(describeRow(isolation, 7, written())).to.equal('Es gibt keine Zeile 7. Die Zeilen gehen von 1 bis 5.');
  });

  it('has its nouns in the number of the cells', () => {
    expect(describeRow(fences, 2, written())).to.equal(
      'Zeile 2: B weißer Hof, C und F schwarze Höfe, Rest leer. Stamm zwischen E2 und F2. ' +
        'Stämme unten in den Spalten F und G.',
    );
    expect(describePieces(approach, 'W', written())).to.equal('8 weiße Steine: A1 bis E1, A2, B2 und D2.');
    expect(describePieces(practice, 'W', written())).to.equal('1 weißer Stein: C3.');
    expect(describePieces(awarding, 'W', written())).to.equal(
      '2 weiße Standorte: A1 und B3. 3 Felder Weiß zugeteilt: A1 bis C1.',
    );
    expect(describePieces(after('territories', spots), 'W', written())).to.equal('Keine weißen Höfe.');
  });

  it('is described by what lies on the land', () => {
    expect(describeBoard(closed, written())).to.deep.equal([
      'Weiße Höfe: B2, D4, E4 und G4.',
      'Schwarze Höfe: C2, F2, B3 und F5.',
      'Es gibt kein offenes Ende. Schwarz beginnt einen neuen Zaun an einem Stamm, der schon liegt.',
      'Gebiet mit A1: 44 Felder, Höfe beider Seiten.',
      'Gebiet mit H1: 4 Felder, schwarz.',
      'Stämme über Zeile 1: F und G.',
      'Stämme über Zeile 2: F bis H.',
      'Stamm rechts von E: Zeile 2.',
      'Stamm rechts von G: Zeile 1.',
    ]);
    expect(describeBoard(closed, written('brief')).at(-1)).to.equal('7 Stämme.');
    expect(describeBoard(spotted, written())).to.deep.equal([
      'Weißer Hof: B2.',
      'Schwarzer Hof: C2.',
      'Freie Bauplätze: F2, B3, D4, E4, G4 und F5.',
      'Offenes Ende: G1 und H2.',
      'Stamm rechts von G: Zeile 1.',
    ]);
    expect(describeFreeEnd(fences, spoken())).to.equal(
      'Offenes Ende: Emil zwei und Friedrich drei, die Ecke zwischen ihnen.',
    );
  });

  it('is described around a cell and from it', () => {
    expect(describeAround(isolation, 'B2', written())).to.equal(
      'Rund um B2: rechts oben C3 und rechts unten C1 gesperrt; der Rest leer.',
    );
    expect(describeAround(isolation, 'A1', written())).to.equal(
      'Rund um A1: oben A2 und rechts B1 leer; rechts oben B2 Figur A; Rand unten und links.',
    );
    expect(describeAround(fences, 'F2', written())).to.equal(
      'Rund um F2: oben F3 und rechts G2 leer; unten F1 und links E2 leer hinter einem Stamm.',
    );
    expect(describeMovesFrom(practice, 'C3', written())).to.equal(
      'Von C3: oben C4, Annäherung schlägt C5 oder Rückzug schlägt C2 und C1; rechts D3; links B3.',
    );
    expect(describeMovesFrom(fences, 'F3', written())).to.equal('Bei F3 kann ein Stamm unten oder links liegen.');
    expect(describeMovesFrom(fences, 'A1', written())).to.equal(
      'Bei A1 kann jetzt kein Stamm liegen. Offenes Ende: E2 und F3, die Ecke zwischen ihnen.',
    );
    expect(describeMovesFrom(awarding, 'A1', written())).to.equal(
      'A1 ist Weiß zugeteilt. Es kann in schwarz oder neutral geändert werden.',
    );
  });
});

describe('a question in German', () => {
  it('says whose turn it is and what to do', () => {
    expect(describeTurn(isolation, written())).to.equal('Figur A ist am Zug. Ziehen, dann ein Feld sperren.');
    expect(describeTurn(approach, written('full'))).to.equal(
      'Weiß ist am Zug. Einen Stein nach oben, unten, links oder rechts auf das nächste leere Feld ziehen.',
    );
    expect(describeTurn(fences, { ...written(), names: { B: 'Ben', W: 'Ada' } })).to.match(
      /^(Ada, Weiß|Ben, Schwarz), ist am Zug\. Offenes Ende: E2 und F3, die Ecke zwischen ihnen\. Von dort aus einen Stamm legen\.$/,
    );
    expect(describeTurn(awarding, written())).to.equal(
      'Die Felder zuteilen: weiß, schwarz oder neutral. Beide dürfen sprechen.',
    );
  });

  it('asks for what is open', () => {
    const ask = (state: State, slot: 'to' | 'block' | 'capture' | 'award' | 'farm' | 'first', moves: Move[]): string =>
      describeQuestion(state, { kind: 'slot', slot, moves }, written());
    const pawn = legal(isolation);
    const step = legal(practice).filter((move) => 'to' in move && move.to === 'C4');
    expect(ask(isolation, 'to', pawn)).to.equal('Von B2 auf welches Feld?');
    expect(
      ask(
        isolation,
        'block',
        pawn.filter((move) => 'to' in move && move.to === 'B1'),
      ),
    ).to.equal('B2 nach B1. Welches Feld wird gesperrt?');
    expect(ask(practice, 'capture', step)).to.equal(
      'C3 nach C4. Annäherung schlägt C5; Rückzug schlägt C2 und C1; oder nichts schlagen?',
    );
    expect(
      ask(
        awarding,
        'award',
        legal(awarding).filter((move) => 'cell' in move && move.cell === 'C3'),
      ),
    ).to.equal('C3: weiß, schwarz oder neutral?');
    expect(ask(spotted, 'farm', legal(spotted))).to.equal('Wohin kommt der schwarze Hof?');
    expect(ask(fences, 'first', legal(fences))).to.equal('Zwischen welche zwei Felder?');
    expect(describeQuestion(practice, { kind: 'confirm', moves: step.slice(0, 1) }, written())).to.match(/ Ja\?$/);
  });
});

describe('a reason in German', () => {
  it('names what is wrong and what is allowed', () => {
    const start = after('isolation', {});
    expect(refused('isolation', start, 'C1-C5 block C1')).to.equal(
      'Auf C5 steht Figur B. Davor anhalten oder einen anderen Weg nehmen.',
    );
    expect(refused('isolation', start, 'C1-B3 block C1')).to.equal(
      'C1 nach B3 ist keine gerade Linie. Entlang einer Zeile, Spalte oder Diagonale ziehen.',
    );
    expect(refused('isolation', start, 'C5-C4 block C1')).to.equal(
      'Auf C5 steht Figur B. Zu ziehen ist Figur A, sie steht auf C1.',
    );
    expect(refused('isolation', start, 'F3-C4 block C1')).to.equal(
      'F3 ist nicht auf dem Brett. Die Spalten gehen von A bis E, die Zeilen von 1 bis 5.',
    );
    expect(refused('approach-withdraw', approach, 'A1-A2')).to.equal(
      'Auf A2 liegt ein weißer Stein. Auf ein leeres Feld ziehen.',
    );
    expect(refused('approach-withdraw', practice, 'C3-D3 approach E3')).to.equal(
      'Annäherung schlägt nichts: E3 ist leer. Den Schritt machen und nichts schlagen.',
    );
    expect(refused('nearest-site', after('nearest-site', {}, 'site C3'), 'site C3')).to.equal(
      'Auf C3 ist schon ein weißer Standort. Ein leeres Feld wählen.',
    );
    expect(refused('nearest-site', awarding, 'A1 white')).to.equal(
      'A1 ist schon Weiß zugeteilt. Zum Ändern schwarz oder neutral sagen.',
    );
    expect(refused('territories', fences, 'trunk A1 A2')).to.equal(
      'Offenes Ende: E2 und F3, die Ecke zwischen ihnen. Der Stamm muss dort beginnen.',
    );
    expect(refused('territories', spotted, 'farm A1')).to.equal(
      'A1 ist kein freier Bauplatz. Die freien Bauplätze sind F2, B3, D4, E4, G4 und F5.',
    );
    expect(describeSetupReason({ code: 'shared-tile', cells: ['A1', 'B2'] }, 'territories', written())).to.equal(
      'A1 und B2 sind auf derselben Platte. Jede Platte hat Platz für ein Haus.',
    );
  });
});

describe('counts and ends in German', () => {
  it('go with their numbers', () => {
    expect(describeStanding(isolation, written())).to.equal('2 Felder sind gesperrt. 21 Felder sind leer.');
    expect(describeStanding(practice, written())).to.equal(
      'Weiß hat 1 Stein. Schwarz hat 3 Steine. Noch 40 von 40 Zügen.',
    );
    expect(describeStanding(after('nearest-site', {}, 'site C3'), written())).to.equal(
      '1 von 4 Standorten ist gesetzt.',
    );
    expect(describeStanding(closed, written())).to.equal(
      '7 der 40 Stämme aus der Schachtel liegen. Es gibt 2 Gebiete. 1 davon hat Höfe beider Seiten.',
    );
    const check = valueOf(games['nearest-site'].check(awarding as never));
    expect(describeCheck(check, written())).to.equal('21 Zuteilungen sind offen. 1 Zuteilung weicht von der Regel ab.');
    expect(describeCount(check, written())).to.equal(
      'Weiß 3, Schwarz 1, neutral 0. Das ergibt zusammen 4 von 25 Feldern.',
    );
    const wrong = after('nearest-site', sites, 'E5 white');
    expect(describeCheckRows(valueOf(games['nearest-site'].check(wrong as never)), written())[1]).to.equal(
      'Zuteilungen weichen in Zeile 5 von der Regel ab.',
    );
  });

  it('say who won and why', () => {
    expect(describeOutcome('isolation', { winner: 'B', reason: 'no-destination' }, written())).to.equal(
      'Figur B gewinnt. Figur A kann nicht ziehen.',
    );
    expect(
      describeOutcome('territories', { winner: null, reason: 'all-separated', counts: { W: 24, B: 24 } }, written()),
    ).to.equal('Unentschieden. Alle Höfe sind getrennt. Felder: Weiß 24, Schwarz 24.');
    expect(describeTermination('approach-withdraw', 'resigned', 'B', { ...written(), names: { B: 'Ben' } })).to.equal(
      'Weiß gibt auf. Ben, Schwarz, gewinnt.',
    );
  });
});
