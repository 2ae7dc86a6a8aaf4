/** Positions of played games, for the gallery and for tests: each as the engine's view wrote it. */
import type { Specimen } from '@/games'
import type { OkiyaView } from './protocol'

export const gallery: readonly Specimen<OkiyaView>[] = [
  {
    name: 'opening',
    view: {seat: 0, seats: 2, awaiting: [0], scores: [0, 0], outcome: null, match: 'single', target: null, full_garden: 'draw', round: 1, starter: 0, garden: ['Pp', 'Ps', 'Mp', 'Cp', 'Pr', 'Cr', 'Mb', 'Cs', 'Mr', 'Ms', 'Ir', 'Is', 'Pb', 'Ib', 'Ip', 'Cb'], tokens: [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], last: null, constraint: null, rounds: [], pattern: [], legal: [{do: 'take', cell: 'a1'}, {do: 'take', cell: 'b1'}, {do: 'take', cell: 'c1'}, {do: 'take', cell: 'd1'}, {do: 'take', cell: 'a2'}, {do: 'take', cell: 'd2'}, {do: 'take', cell: 'a3'}, {do: 'take', cell: 'd3'}, {do: 'take', cell: 'a4'}, {do: 'take', cell: 'b4'}, {do: 'take', cell: 'c4'}, {do: 'take', cell: 'd4'}]},
  },
  {
    name: 'your turn',
    view: {seat: 0, seats: 2, awaiting: [0], scores: [0, 0], outcome: null, match: 'single', target: null, full_garden: 'draw', round: 1, starter: 0, garden: ['Ms', 'Pr', 'Ps', 'Ip', 'Pb', 'Mr', 'Cp', 'Cr', 'Mb', 'Pp', 'Is', 'Mp', 'Ir', 'Ib', 'Cb', 'Cs'], tokens: [1, null, 0, null, 0, 0, null, null, 1, null, 1, null, null, null, null, null], last: 'c3', constraint: 'Is', rounds: [], pattern: [], legal: [{do: 'take', cell: 'd1'}, {do: 'take', cell: 'a4'}, {do: 'take', cell: 'b4'}, {do: 'take', cell: 'd4'}]},
  },
  {
    name: 'their turn',
    view: {seat: 0, seats: 2, awaiting: [1], scores: [0, 0], outcome: null, match: 'single', target: null, full_garden: 'draw', round: 1, starter: 0, garden: ['Ms', 'Pr', 'Ps', 'Ip', 'Pb', 'Mr', 'Cp', 'Cr', 'Mb', 'Pp', 'Is', 'Mp', 'Ir', 'Ib', 'Cb', 'Cs'], tokens: [1, null, 0, null, 0, 0, null, null, 1, null, 1, null, null, null, null, 0], last: 'd4', constraint: 'Cs', rounds: [], pattern: [], legal: []},
  },
  {
    name: 'watching',
    view: {seat: null, seats: 2, awaiting: [0], scores: [0, 0], outcome: null, match: 'single', target: null, full_garden: 'draw', round: 1, starter: 1, garden: ['Ms', 'Pb', 'Pr', 'Ps', 'Pp', 'Cs', 'Mp', 'Is', 'Cp', 'Mb', 'Ir', 'Ip', 'Ib', 'Mr', 'Cr', 'Cb'], tokens: [null, 1, null, null, 0, null, 1, null, 1, null, 1, 0, 0, 0, 1, null], last: 'c4', constraint: 'Cr', rounds: [], pattern: [], legal: []},
  },
  {
    name: 'diagonal',
    view: {seat: 0, seats: 2, awaiting: [], scores: [0, 1], outcome: {ranks: [2, 1], scores: [0, 1], reason: 'line'}, match: 'single', target: null, full_garden: 'draw', round: 1, starter: 0, garden: ['Mb', 'Is', 'Ms', 'Cb', 'Cs', 'Pr', 'Mr', 'Pb', 'Mp', 'Ps', 'Pp', 'Ip', 'Cr', 'Cp', 'Ib', 'Ir'], tokens: [1, null, 0, 1, 0, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, null], last: 'a4', constraint: 'Cr', rounds: [], pattern: ['d1', 'c2', 'b3', 'a4'], legal: []},
  },
  {
    name: 'line',
    view: {seat: 0, seats: 2, awaiting: [], scores: [1, 0], outcome: {ranks: [1, 2], scores: [1, 0], reason: 'line'}, match: 'single', target: null, full_garden: 'draw', round: 1, starter: 0, garden: ['Cb', 'Ms', 'Pb', 'Pp', 'Ps', 'Pr', 'Mr', 'Mb', 'Cr', 'Ip', 'Mp', 'Is', 'Cp', 'Ib', 'Cs', 'Ir'], tokens: [1, null, 0, 0, 1, null, 0, 1, null, 1, 1, 1, 0, 0, 0, 0], last: 'd4', constraint: 'Ir', rounds: [], pattern: ['a4', 'b4', 'c4', 'd4'], legal: []},
  },
  {
    name: 'square',
    view: {seat: 0, seats: 2, awaiting: [], scores: [0, 1], outcome: {ranks: [2, 1], scores: [0, 1], reason: 'square'}, match: 'single', target: null, full_garden: 'draw', round: 1, starter: 0, garden: ['Mp', 'Ir', 'Ps', 'Ms', 'Cs', 'Mr', 'Cp', 'Cb', 'Mb', 'Pb', 'Ip', 'Pr', 'Cr', 'Is', 'Ib', 'Pp'], tokens: [1, 1, 0, 0, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 1], last: 'b2', constraint: 'Mr', rounds: [], pattern: ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'], legal: []},
  },
  {
    name: 'line and square',
    view: {seat: 0, seats: 2, awaiting: [], scores: [1, 0], outcome: {ranks: [1, 2], scores: [1, 0], reason: 'line'}, match: 'single', target: null, full_garden: 'draw', round: 1, starter: 0, garden: ['Pb', 'Cp', 'Ms', 'Is', 'Mr', 'Ir', 'Ps', 'Cs', 'Mp', 'Cr', 'Pp', 'Mb', 'Cb', 'Pr', 'Ib', 'Ip'], tokens: [1, 1, 0, null, 1, null, null, 1, 0, 0, 1, 1, 0, 0, 0, 0], last: 'b4', constraint: 'Pr', rounds: [], pattern: ['a3', 'b3', 'a4', 'b4', 'c4', 'd4'], legal: []},
  },
  {
    name: 'block',
    view: {seat: 1, seats: 2, awaiting: [], scores: [1, 0], outcome: {ranks: [1, 2], scores: [1, 0], reason: 'block'}, match: 'single', target: null, full_garden: 'draw', round: 1, starter: 0, garden: ['Mb', 'Ib', 'Mr', 'Pp', 'Cp', 'Ir', 'Ip', 'Pr', 'Is', 'Mp', 'Cr', 'Ms', 'Ps', 'Cs', 'Cb', 'Pb'], tokens: [null, 1, 0, 1, 0, 0, 0, 1, 1, 1, 1, null, 0, null, 0, 0], last: 'c2', constraint: 'Ip', rounds: [], pattern: [], legal: []},
  },
  {
    name: 'full garden',
    view: {seat: 0, seats: 2, awaiting: [], scores: [0, 0], outcome: {ranks: [1, 1], scores: [0, 0], reason: 'full garden'}, match: 'single', target: null, full_garden: 'draw', round: 1, starter: 0, garden: ['Cs', 'Pb', 'Ir', 'Cr', 'Pr', 'Ms', 'Pp', 'Is', 'Cp', 'Mp', 'Ip', 'Mr', 'Mb', 'Ps', 'Cb', 'Ib'], tokens: [0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 1, 0], last: 'd1', constraint: 'Cr', rounds: [], pattern: [], legal: []},
  },
  {
    name: 'second round',
    view: {seat: 0, seats: 2, awaiting: [0], scores: [5, 0], outcome: null, match: 'points', target: 10, full_garden: 'draw', round: 2, starter: 1, garden: ['Pp', 'Ip', 'Pr', 'Ps', 'Mp', 'Cs', 'Ib', 'Ms', 'Ir', 'Cb', 'Pb', 'Cp', 'Mr', 'Is', 'Cr', 'Mb'], tokens: [null, null, null, 1, null, null, null, null, null, null, null, null, null, null, null, null], last: 'd1', constraint: 'Ps', rounds: [{garden: ['Mp', 'Ip', 'Ms', 'Pb', 'Cp', 'Mb', 'Pp', 'Ps', 'Pr', 'Cr', 'Cs', 'Mr', 'Is', 'Ir', 'Cb', 'Ib'], tokens: [null, null, null, 0, 1, 0, null, null, 1, 0, 0, 0, 0, 1, 1, 1], winner: 0, reason: 'block', points: 5, pattern: []}], pattern: [], legal: [{do: 'take', cell: 'a1'}, {do: 'take', cell: 'c1'}, {do: 'take', cell: 'b2'}, {do: 'take', cell: 'd2'}, {do: 'take', cell: 'c3'}, {do: 'take', cell: 'b4'}]},
  },
]
