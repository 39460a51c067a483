import type { Device } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { describeUserAgent } from './describe-user-agent.ts';

/** What a device is called: `Firefox on Linux`, else how it calls itself. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation('settings');
  return ({ userAgent }) => {
    const { browser, system } = describeUserAgent(userAgent);
    if (browser !== null && system !== null) return t('devices.named', { browser, system });
    return browser ?? (userAgent?.slice(0, 60) || t('devices.unknown'));
  };
}
