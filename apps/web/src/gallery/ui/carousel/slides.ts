import canyon from '../pictures/canyon.svg';
import dunes from '../pictures/dunes.svg';
import foundry from '../pictures/foundry.svg';

/** Three pictures drawn for the gallery. */
export const slides = [
  { src: dunes, title: 'Dune sector', text: 'Wide lanes and long shots.' },
  { src: foundry, title: 'Old foundry', text: 'Narrow yards between the halls.' },
  { src: canyon, title: 'Night canyon', text: 'One road in, one road out.' },
];
