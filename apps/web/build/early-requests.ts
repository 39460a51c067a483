import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import type { Plugin } from 'vite';

const STATUS_PRELOAD = /^.*<link rel="preload" href="\/api\/status".*\n/m;

/**
 * Requests data in parallel with the scripts instead of after them: the status, and for a visitor
 * on the home page also its player, whose first numbers are shown in the static frame until the
 * scripts have loaded. On a slow network this saves two seconds. src/early-answers.ts passes the
 * answers on to the app.
 */
const SCRIPT = `window.early={};{const request=(path)=>{const answer=fetch(path,{headers:{accept:'application/json'}});answer.catch(()=>{});return early[path]=answer};const read=(answer)=>answer.then((response)=>response.clone().json());const status=request('/api/status');if(document.documentElement.dataset.start==='home'&&!location.search)read(status).then(({player})=>player&&Promise.all(['/dev/profile/','/api/players/'].map((path)=>read(request(path+player)))).then(([{games,wins,mmr},{nickname}])=>{const line=document.querySelector('.start-numbers');if(!line||!nickname)return;const text=(value,options)=>new Intl.NumberFormat(document.documentElement.lang,options).format(value);const [gamesLabel,rateLabel,ratingLabel]=line.dataset.labels.split('|');line.textContent=[nickname,gamesLabel+' '+text(games),...(games<${MIN_SAMPLE}?[]:[rateLabel+' '+text(wins/games,{style:'percent',maximumFractionDigits:1})]),ratingLabel+' '+text(mmr)].join(' · ')})).catch(()=>{})}`;

export function earlyRequests(): Plugin {
  return {
    name: 'scrapboard:early-requests',
    apply: 'build',
    transformIndexHtml(html) {
      if (!STATUS_PRELOAD.test(html)) throw new Error('index.html preloads no status');
      return html.replace(STATUS_PRELOAD, () => `    <script>${SCRIPT}</script>\n`);
    },
  };
}
