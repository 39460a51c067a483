import type { Device } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { describeUserAgent } from './describe-user-agent.ts';

/** Returns the name of a device, such as `Firefox on Linux`, or its User-Agent header. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation('settings');
  return ({ userAgent }) => {
    const { browser, system } = describeUserAgent(userAgent);
    if (browser !== null && system !== null) return t('devices.named', { browser, system });
    return browser ?? (userAgent?.slice(0, 60) || t('devices.unknown'));
  };
}
