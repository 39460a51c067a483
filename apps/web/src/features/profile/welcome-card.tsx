import type { Player } from '@scrapboard/contract';
import { useGreeting } from '../../account/use-greeting.ts';
import { Teammates } from './teammates.tsx';

export function WelcomeCard({ player }: { player: Player }) {
  return (
    <section className="card welcome" aria-labelledby="welcome">
      <div className="card-body">
        <h2 id="welcome">{useGreeting()}</h2>
        <Teammates player={player} />
      </div>
    </section>
  );
}
