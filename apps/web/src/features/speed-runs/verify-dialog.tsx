import type { SpeedRun } from '@scrapboard/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { CopyText } from '../../ui/copy-text.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { useFormat } from '../../use-format.ts';
import { useRunFormat } from './use-run-format.ts';

interface Props {
  /** The run to confirm; null while the dialog is closed. */
  run: SpeedRun | null;
  raidName: string;
  chosenPlayerId: string | undefined;
  onClose: () => void;
}

/** Asks for another player's log of a run, which would confirm the run. */
export function VerifyDialog({ run, onClose, ...props }: Props) {
  const id = useId();
  return (
    <ModalDialog
      open={run !== null}
      className="speed-run-verify"
      labelledBy={`${id}-title`}
      onClose={onClose}
    >
      {run !== null && <Content id={id} run={run} onClose={onClose} {...props} />}
    </ModalDialog>
  );
}

interface ContentProps extends Omit<Props, 'run'> {
  id: string;
  run: SpeedRun;
}

function Content({ id, run, raidName, chosenPlayerId, onClose }: ContentProps) {
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  const runFormat = useRunFormat();
  const isParticipant = run.players.some((player) => player.id === chosenPlayerId);
  const urlOf = (path: string) => new URL(path, window.location.href).href;
  const values = {
    raid: raidName,
    time: runFormat.time(run.seconds),
    date: format.date(run.startedAt),
  };
  const message = t('verify.message', {
    ...values,
    match: urlOf(paths.match(run.id)),
    upload: urlOf(paths.upload()),
  });
  return (
    <>
      <h2 id={`${id}-title`} className="card-heading">
        {t('verify.heading', values)}
      </h2>
      <p>{t(run.humans > 1 ? 'verify.why' : 'verify.alone')}</p>
      {run.humans > 1 && (
        <>
          <p>
            {t('verify.players')}{' '}
            {run.players.map(({ id: player, nickname }, index) => (
              <span key={player}>
                {index > 0 && ', '}
                <Link to={paths.player(player)}>{nickname}</Link>
              </span>
            ))}
          </p>
          {isParticipant && <p className="fw-semibold">{t('verify.took', values)}</p>}
          <p className="card-note">{t('verify.ask')}</p>
          <CopyText
            text={message}
            label={t('verify.copy')}
            title={t('verify.copy')}
            announcement={t('verify.copied')}
            className="speed-run-message"
          />
        </>
      )}
      <div className="dialog-buttons">
        <button type="button" className="btn btn-surface" onClick={onClose}>
          {t('verify.close')}
        </button>
        <Link className="btn btn-surface" to={paths.match(run.id)}>
          {t('verify.match')}
        </Link>
        {run.humans > 1 && (
          <Link className="btn btn-primary" to={paths.upload()}>
            {t('verify.upload')}
          </Link>
        )}
      </div>
    </>
  );
}
