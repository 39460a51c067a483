import type { ClaimProof } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';

/** Shows how much of the proof that a claim needs has been found in the account's logs. */
export function ClaimProgress({ proof }: { proof: ClaimProof }) {
  const { t } = useTranslation('auth');
  const { days, neededDays, isShared } = proof;
  const isComplete = days >= neededDays;
  return (
    <>
      {t('proof.days', { days, needed: neededDays })}
      {isComplete && isShared && ` ${t('proof.companion')}`}
    </>
  );
}
