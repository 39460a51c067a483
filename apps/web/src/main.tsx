import './styles/main.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followReleases } from './app/follow-releases.ts';
import { Providers } from './app/providers.tsx';
import { startI18n } from './i18n/i18n.ts';
import { followTheme } from './theme.ts';

startI18n();
followTheme();
followReleases();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
);
