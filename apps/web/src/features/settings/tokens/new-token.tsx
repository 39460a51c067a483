import type { CreatedToken } from '@scrapboard/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../../ui/copy-text.tsx';
import { buildUploadCommand, guessSystem, type OperatingSystem } from './upload-command.ts';

const systems: OperatingSystem[] = ['windows', 'linux'];

/** A new token, shown only once, with a command line that uses it. */
export function NewToken({ token, onDone }: { token: CreatedToken; onDone: () => void }) {
  const { t } = useTranslation('settings');
  const heading = useRef<HTMLHeadingElement>(null);
  const [system, setSystem] = useState(() => guessSystem(navigator.platform));
  useEffect(() => heading.current?.focus(), []);
  const copyButtonTexts = (what: string) => ({
    label: t('tokens.copy', { what }),
    title: t('tokens.copy', { what }),
    announcement: t('tokens.copied'),
  });
  return (
    <div className="settings-form new-token">
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {t('tokens.createdTitle', { name: token.name })}
        </h3>
        <p className="mb-0">{t('tokens.once')}</p>
      </div>
      <div>
        <p className="form-label">{t('tokens.secret')}</p>
        <CopyText text={token.secret} {...copyButtonTexts(t('tokens.secretName'))} />
      </div>
      <fieldset>
        <legend className="form-label">{t('tokens.system')}</legend>
        {systems.map((option) => (
          <div key={option} className="form-check form-check-inline">
            <input
              type="radio"
              className="form-check-input"
              id={`token-${option}`}
              name="token-system"
              checked={option === system}
              onChange={() => setSystem(option)}
            />
            <label className="form-check-label" htmlFor={`token-${option}`}>
              {t(`tokens.${option}`)}
            </label>
          </div>
        ))}
      </fieldset>
      <div>
        <p className="form-label">{t('tokens.command')}</p>
        <CopyText
          text={buildUploadCommand(system, token.secret, window.location.origin)}
          {...copyButtonTexts(t('tokens.commandName'))}
        />
        <p className="form-text mb-0">{t('tokens.watch', { watch: 'watch', upload: 'upload' })}</p>
      </div>
      <div className="settings-buttons">
        <button type="button" className="btn btn-primary" onClick={onDone}>
          {t('tokens.done')}
        </button>
      </div>
    </div>
  );
}
