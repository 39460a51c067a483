import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import type { Plugin } from 'vite';

const place = /^.*<link rel="preload" href="\/api\/status".*\n/m;

/**
 * Asks the server beside the scripts instead of after them: for its status, and for a visitor's home
 * page for its player, whose first numbers stand in the frame until the scripts are there. On a slow
 * network that is two seconds. src/early-answers.ts hands the answers to whoever asks for them then.
 */
const script = `window.early={};{const ask=(path)=>{const answer=fetch(path,{headers:{accept:'application/json'}});answer.catch(()=>{});return early[path]=answer};const read=(answer)=>answer.then((response)=>response.clone().json());const status=ask('/api/status');if(document.documentElement.dataset.start==='home'&&!location.search)read(status).then(({player})=>player&&Promise.all(['/dev/profile/','/api/players/'].map((path)=>read(ask(path+player)))).then(([{games,wins,mmr},{nickname}])=>{const line=document.querySelector('.start-numbers');if(!line||!nickname)return;const text=(value,options)=>new Intl.NumberFormat(document.documentElement.lang,options).format(value);const [ofGames,ofRate,ofRating]=line.dataset.labels.split('|');line.textContent=[nickname,ofGames+' '+text(games),...(games<${MIN_SAMPLE}?[]:[ofRate+' '+text(wins/games,{style:'percent',maximumFractionDigits:1})]),ofRating+' '+text(mmr)].join(' · ')})).catch(()=>{})}`;

export function askEarly(): Plugin {
  return {
    name: 'scrapboard:ask-early',
    apply: 'build',
    transformIndexHtml(html) {
      if (!place.test(html)) throw new Error('index.html preloads no status');
      return html.replace(place, () => `    <script>${script}</script>\n`);
    },
  };
}
