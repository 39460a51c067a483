import type { ModeratedSource } from '@scrapboard/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api-client.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFormat } from '../../use-format.ts';
import { moderationQueryFilter, sourceQuery } from './moderation-queries.ts';

const effectNames = ['uploads', 'matches', 'links', 'hidden'] as const;

/** Undoes everything that a source did, after showing what that removes. */
export function UndoSection({ source }: { source: ModeratedSource }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const client = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const params = { kind: source.kind, source: source.source };
  const undo = useMutation({
    mutationFn: () => callApi('POST /api/moderation/sources/{kind}/{source}/undo', { params }),
    onSuccess: async (updatedSource) => {
      setIsConfirming(false);
      client.setQueryData(sourceQuery(params).queryKey, updatedSource);
      await client.invalidateQueries(moderationQueryFilter);
    },
  });
  const { effects, running } = source;
  const isEmpty = effectNames.every((name) => effects[name] === 0) && effects.shared === 0;
  const nonZeroEffects = effectNames.filter((name) => effects[name] > 0);
  return (
    <div className="moderation-undo">
      <h3>{t('undo.heading')}</h3>
      {running === 'undo' ? (
        <UndoProgress remaining={effects.uploads} />
      ) : isEmpty ? (
        <p className="moderation-note" role="status">
          {t(undo.isSuccess ? 'undo.done' : 'undo.nothing')}
        </p>
      ) : (
        <>
          <p className="moderation-note">{t('undo.text')}</p>
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-haspopup="dialog"
            onClick={() => setIsConfirming(true)}
          >
            {t('undo.ask')}
          </button>
        </>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('undo.question')}
        confirmLabel={t('undo.confirm')}
        cancelLabel={t('undo.cancel')}
        isBusy={undo.isPending}
        onConfirm={() => undo.mutate()}
        onCancel={() => setIsConfirming(false)}
      >
        <p>{t('undo.removes')}</p>
        <ul>
          {nonZeroEffects.map((name) => (
            <li key={name}>
              {t(`undo.${name}`, { count: effects[name], n: format.number(effects[name]) })}
            </li>
          ))}
        </ul>
        {effects.shared > 0 && (
          <p>{t('undo.shared', { count: effects.shared, n: format.number(effects.shared) })}</p>
        )}
        <p>{t('undo.final')}</p>
        <FormFailure failure={undo.error} />
      </ConfirmDialog>
    </div>
  );
}

/** The progress since this page first showed it: the server does not report the original total. */
function UndoProgress({ remaining }: { remaining: number }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const [total] = useState(remaining);
  return (
    <div className="moderation-progress">
      <progress
        max={Math.max(1, total)}
        value={total - remaining}
        aria-label={t('undo.progress')}
      />
      <p className="moderation-note" role="status">
        {t('undo.left', { count: remaining, n: format.number(remaining) })}
      </p>
    </div>
  );
}
