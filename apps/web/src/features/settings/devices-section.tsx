import type { Device, User } from '@scrapboard/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDemoAccount } from '../../account/is-demo-account.ts';
import { callApi, isNotFound } from '../../api-client.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TimeButton } from '../../ui/time-button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../use-format.ts';
import { DemoAccountNotice } from './demo-account-notice.tsx';
import { ListQueryState } from './list-query-state.tsx';
import { Section } from './section.tsx';
import { devicesQuery, securityEventsQuery } from './settings-queries.ts';
import { useDeviceName } from './use-device-name.ts';

/** Where the account is signed in, and buttons to sign out there. */
export function DevicesSection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const nameOf = useDeviceName();
  const client = useQueryClient();
  const query = useQuery(devicesQuery());
  const [announcement, setAnnouncement] = useState('');
  const signOut = useMutation({
    async mutationFn(devices: Device[]) {
      for (const { id } of devices) await signOutDevice(id);
    },
    onMutate: () => setAnnouncement(''),
    onSuccess: (_, devices) =>
      setAnnouncement(
        devices.length === 1 && devices[0] !== undefined
          ? t('devices.done', { device: nameOf(devices[0]) })
          : t('devices.doneOthers', { count: devices.length }),
      ),
    onSettled: () =>
      Promise.all(
        [devicesQuery(), securityEventsQuery()].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  // Other sessions of the demo account belong to other people and are not listed.
  const isDemo = isDemoAccount(user);
  const otherDevices = query.data?.devices.filter(({ current }) => !current) ?? [];

  return (
    <Section title={t('tabs.devices')} note={t('devices.note')} announcement={announcement}>
      {isDemo && <DemoAccountNotice tab="devices" />}
      <FormFailure failure={signOut.error} />
      <ListQueryState query={query}>
        {({ devices }) => (
          <>
            <ul className="settings-list">
              {devices.map((device) => (
                <li key={device.id}>
                  <Icon name="monitor" />
                  <div className="settings-what">
                    <strong>{nameOf(device)}</strong>
                    {device.current && (
                      <span className="settings-badge">{t('devices.current')}</span>
                    )}
                    <Times device={device} />
                  </div>
                  {!device.current && (
                    <button
                      type="button"
                      className="btn btn-surface btn-sm"
                      disabled={signOut.isPending}
                      aria-label={t('devices.signOutOf', { device: nameOf(device) })}
                      onClick={() => signOut.mutate([device])}
                    >
                      {t('devices.signOut')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {otherDevices.length === 0 && !isDemo && (
              <p className="muted small mb-0">{t('devices.only')}</p>
            )}
            {otherDevices.length > 0 && (
              <button
                type="button"
                className="btn btn-outline-danger"
                disabled={signOut.isPending}
                onClick={() => signOut.mutate(otherDevices)}
              >
                {t('devices.signOutOthers')}
              </button>
            )}
          </>
        )}
      </ListQueryState>
    </Section>
  );
}

function Times({ device: { lastUsedAt, signedInAt } }: { device: Device }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const now = useNow();
  return (
    <span className="row-note">
      <TimeButton instant={lastUsedAt}>
        {t('devices.lastUsed', { ago: format.ago(lastUsedAt, now) })}
      </TimeButton>
      {', '}
      <TimeButton instant={signedInAt}>
        {t('devices.signedIn', { at: format.dateTime(signedInAt) })}
      </TimeButton>
    </span>
  );
}

async function signOutDevice(id: string): Promise<void> {
  try {
    await callApi('DELETE /api/account/devices/{id}', { params: { id } });
  } catch (failure) {
    // It has expired, or another tab has ended it.
    if (!isNotFound(failure)) throw failure;
  }
}
