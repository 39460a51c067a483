import { type Searchable, toSearchable } from '@scrapboard/search';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { DESTINATION_PARAM } from '../../account/destination.ts';
import { useAuth } from '../../account/use-auth.ts';
import { settingValues } from '../../appearance.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { languages, languageTag } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { chooseSetting, useAppearance } from '../../theme.ts';
import { copyToClipboard } from '../../ui/copy-to-clipboard.ts';
import type { ResultItem } from './result-item.ts';
import { splitWords } from './split-words.ts';

type Entry = Searchable<ResultItem>;

export interface ActionEntries {
  actions: Entry[];
  schemes: Entry[];
  languages: Entry[];
  /** The message of the last action. */
  announcement: string;
}

/** Returns the actions of the palette in the viewer's language. */
export function useActionEntries(onOpenThemeBuilder: () => void): ActionEntries {
  const { t, i18n } = useTranslation('search');
  const { user, signOut } = useAuth();
  const { theme } = useAppearance();
  const { pathname, search, hash } = useLocation();
  const [copyOutcome, setCopyOutcome] = useState<'copied' | 'notCopied'>();
  const currentUrl = `${pathname}${search}${hash}`;

  return useMemo(() => {
    const createEntry = (item: ResultItem, keywords: string) =>
      toSearchable(item, item.title, splitWords(keywords));
    const copy = async () =>
      setCopyOutcome((await copyToClipboard(window.location.href)) ? 'copied' : 'notCopied');
    const query = pathname === paths.home() ? {} : { [DESTINATION_PARAM]: currentUrl };
    const accountEntries: Entry[] =
      user === null
        ? [
            createEntry(
              {
                key: 'sign-in',
                title: t('actions.signIn'),
                icon: 'logIn',
                to: paths.signIn(query),
              },
              t('synonyms.signIn'),
            ),
            createEntry(
              {
                key: 'sign-up',
                title: t('actions.signUp'),
                icon: 'userPlus',
                to: paths.signUp(query),
              },
              t('synonyms.signUp'),
            ),
          ]
        : [
            createEntry(
              {
                key: 'sign-out',
                title: t('actions.signOut'),
                icon: 'logOut',
                note: user.displayName,
                run: signOut,
              },
              t('synonyms.signOut'),
            ),
          ];
    return {
      actions: [
        createEntry(
          { key: 'upload', title: t('actions.upload'), icon: 'upload', to: paths.upload() },
          t('synonyms.upload'),
        ),
        createEntry(
          { key: 'builder', title: t('actions.builder'), icon: 'sliders', run: onOpenThemeBuilder },
          t('synonyms.builder'),
        ),
        createEntry(
          {
            key: 'copy',
            title: t('actions.copy'),
            icon: copyOutcome === 'copied' ? 'check' : 'link',
            ...(copyOutcome !== undefined && { note: t(`feedback.${copyOutcome}`) }),
            run: copy,
            staysOpen: true,
          },
          t('synonyms.copy'),
        ),
        ...accountEntries,
      ],
      schemes: settingValues.theme.map((scheme) =>
        createEntry(
          {
            key: `theme ${scheme}`,
            title: t(`schemes.${scheme}`),
            icon: scheme === 'dark' ? 'moon' : 'sun',
            isCurrent: scheme === theme,
            run: () => chooseSetting('theme', scheme),
          },
          `${scheme}, ${t('synonyms.scheme')}`,
        ),
      ),
      languages: languages.map(({ code, name }) =>
        createEntry(
          {
            key: `language ${code}`,
            title: name,
            icon: 'globe',
            lang: languageTag(code),
            isCurrent: code === i18n.language,
            run: () => changeLanguage(code),
          },
          `${code}, ${t('synonyms.language')}, ${t(`languages.${code}`)}`,
        ),
      ),
      announcement: copyOutcome === undefined ? '' : t(`feedback.${copyOutcome}`),
    };
  }, [
    t,
    i18n.language,
    user,
    signOut,
    theme,
    pathname,
    currentUrl,
    onOpenThemeBuilder,
    copyOutcome,
  ]);
}
