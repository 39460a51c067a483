import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../ui/copy-text.tsx';

/** Newest clients first. */
const folders = [
  String.raw`%LOCALAPPDATA%\Targem\Crossout\logs`,
  String.raw`Documents\My Games\Crossout\logs`,
];
const LAUNCH_OPTION = '--cvar cl_combatLog 1';

/** Explains where the logs are, and how to make the game write them. */
export function HelpCard() {
  const { t } = useTranslation('upload');
  return (
    <aside className="card upload-help" aria-labelledby="upload-help">
      <div className="card-body">
        <h2 id="upload-help">{t('help.folder')}</h2>
        <p>{t('help.folderText')}</p>
        <ul>
          {folders.map((folder) => (
            <li key={folder}>
              <CopyText text={folder} {...copyButtonTexts(t, folder)} />
            </li>
          ))}
        </ul>
        <h2>{t('help.off')}</h2>
        <LaunchOption />
        <h2>{t('help.sent')}</h2>
        <p>{t('help.sentText')}</p>
      </div>
    </aside>
  );
}

export function LaunchOption() {
  const { t } = useTranslation('upload');
  return (
    <>
      <p>{t('help.offText')}</p>
      <CopyText text={LAUNCH_OPTION} {...copyButtonTexts(t, LAUNCH_OPTION)} />
      <p className="small muted launch-note">{t('help.steam')}</p>
    </>
  );
}

function copyButtonTexts(t: TFunction<'upload'>, text: string) {
  return { label: t('copy.label', { text }), title: t('copy.title'), announcement: t('copy.done') };
}
