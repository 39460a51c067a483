import { Suspense, useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useProfile } from '../use-profile.ts';
import { ComparedPeriod, CompareItems } from './comparison.tsx';

/** Selects what the numbers of the profile are compared with. */
export function CompareMenu() {
  const { t } = useTranslation('profile');
  const { search } = useProfile();
  const [open, setOpen] = useState(false);
  const button = t('compare.button');
  return (
    <Dropdown align="end" show={open} onToggle={setOpen}>
      <Dropdown.Toggle className="btn-surface" bsPrefix="menu-toggle">
        <Icon name="trendingUp" />
        {search.compare === 'off' ? (
          button
        ) : (
          <Suspense fallback={button}>
            <ComparedPeriod />
          </Suspense>
        )}
        <Icon name="chevronDown" />
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {open && (
          <Suspense fallback={<Skeleton height="5rem" />}>
            <CompareItems />
          </Suspense>
        )}
      </Dropdown.Menu>
    </Dropdown>
  );
}
