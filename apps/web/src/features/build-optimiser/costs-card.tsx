import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCraftingNumber, viewerStorage } from '../../crafting/crafting-settings.ts';
import { NumberInput } from '../../forms/number-input.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldChoice } from './field-choice.tsx';
import type { FormProps } from './form-props.ts';
import { costMethods, type OptimiserSearch, storageUses } from './optimiser-search.ts';
import { PartField } from './part-field.tsx';
import { groupOf } from './to-request.ts';

interface Props extends FormProps {
  href: (change: Partial<OptimiserSearch>) => string;
}

/** The parts that the viewer has in storage, and how the cost of others is counted. */
export function CostsCard({ search, set, data, href }: Props) {
  const { t } = useTranslation('optimiser');
  const id = useId();
  const ownedParts = data.parts.filter((part) => groupOf(part) !== null && data.storage[part.id]);
  const save = (part: string, count: number | undefined) =>
    saveCraftingNumber(viewerStorage, part, count);
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('costs.heading')}</h2>
      </div>
      <div className="card-body optimiser-options">
        <div>
          <PartField
            parts={data.parts}
            label={t('costs.part')}
            actions={[
              {
                text: t('costs.add'),
                onPart: (part) => save(part, (data.storage[part] ?? 0) + 1),
              },
            ]}
          />
          {ownedParts.map((part) => (
            <div key={part.id} className="optimiser-owned">
              <span>{part.name}</span>
              <NumberInput
                id={id + part.id}
                label={t('costs.count', { part: part.name })}
                value={String(data.storage[part.id] ?? 0)}
                isValid={(text) => /^[1-9]\d{0,3}$/.test(text)}
                isLabelHidden
                onValueChange={(count) => save(part.id, Number(count))}
              />
              <button
                type="button"
                className="btn btn-surface btn-sm"
                aria-label={t('costs.remove', { part: part.name })}
                onClick={() => save(part.id, undefined)}
              >
                <Icon name="x" />
              </button>
            </div>
          ))}
          <p className="form-text">{t('costs.kept')}</p>
        </div>
        <FieldChoice
          name="storage"
          label={t('costs.storage.label')}
          values={storageUses}
          text={(value) => t(`costs.storage.${value}`)}
          search={search}
          href={href}
        />
        <div>
          <FieldChoice
            name="ways"
            label={t('costs.ways.label')}
            values={costMethods}
            text={(value) => t(`costs.ways.${value}`)}
            search={search}
            href={href}
          />
          {search.ways === 'craft' && <p className="form-text">{t('costs.ways.note')}</p>}
        </div>
        <label className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={search.unpriced === 'no'}
            onChange={({ target }) => set({ unpriced: target.checked ? 'no' : 'yes' })}
          />
          {t('costs.unpriced')}
        </label>
      </div>
    </section>
  );
}
