import {
  copiesPerAttempt,
  MAX_CATEGORIES,
  MAX_OPTIONS,
  stabiliserPolicies,
} from '@scrapboard/fusion';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../forms/number-input.tsx';
import { LabelledChoice } from '../../labelled-choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type PlanSearch, parsePrice } from './fusion-search.ts';
import { PartPrice } from './part-price.tsx';
import { useCategoryName } from './use-category-name.ts';

interface Props {
  title: string;
  plan: PlanSearch;
  href: (plan: PlanSearch) => string;
  /** Called with the changed fields. */
  onPlan: (change: Partial<PlanSearch>) => void;
  /** Removes the plan, if it is the one that another is compared with. */
  onRemove?: () => void;
}

/** The form of a plan: its categories, stabilisers, workbench and prices. */
export function PlanForm({ title, plan, href, onPlan, onRemove }: Props) {
  const { t } = useTranslation('fusion');
  const id = useId();
  const isPrice = (text: string) => parsePrice(text) !== null;
  return (
    <section className="card fusion-form" aria-labelledby={`${id}title`}>
      <div className="card-top">
        <h2 id={`${id}title`}>{title}</h2>
        {onRemove !== undefined && (
          <button type="button" className="btn btn-surface btn-sm" onClick={onRemove}>
            <Icon name="x" /> {t('removePlan')}
          </button>
        )}
      </div>
      <div className="card-body">
        <Categories plan={plan} onPlan={onPlan} />
        <LabelledChoice
          label={t('stabilise.label')}
          choices={stabiliserPolicies.map((value) => ({ value, text: t(`stabilise.${value}`) }))}
          current={plan.stabilise}
          href={(stabilise) => href({ ...plan, stabilise })}
          note={t(`stabilise.note.${plan.stabilise}`)}
        />
        <LabelledChoice
          label={t('bench.label')}
          choices={(['ordinary', 'event'] as const).map((value) => ({
            value,
            text: t(`bench.${value}`),
          }))}
          current={plan.bench}
          href={(bench) => href({ ...plan, bench })}
          note={t('bench.note', { count: copiesPerAttempt[plan.bench] })}
        />
        <PartPrice plan={plan} onPlan={onPlan} />
        <div className="fusion-prices">
          <NumberInput
            id={`${id}copy`}
            label={t('copyPrice')}
            value={String(plan.copy)}
            isValid={isPrice}
            onValueChange={(text) => onPlan({ copy: parsePrice(text) ?? plan.copy })}
          />
          <NumberInput
            id={`${id}stabiliser`}
            label={t('stabiliserPrice')}
            value={String(plan.stabiliser)}
            isValid={isPrice}
            onValueChange={(text) => onPlan({ stabiliser: parsePrice(text) ?? plan.stabiliser })}
          />
        </div>
      </div>
    </section>
  );
}

/** How many options each category has, and how many of them are accepted. */
function Categories({ plan, onPlan }: Pick<Props, 'plan' | 'onPlan'>) {
  const { t } = useTranslation('fusion');
  const categoryName = useCategoryName();
  const id = useId();
  const { options, accept } = plan;
  const changeCategory = (index: number, count: number, accepted: number) =>
    onPlan({
      options: options.with(index, count),
      accept: accept.with(index, Math.min(count, accepted)),
    });
  const isWithin = (min: number, max: number) => (text: string) =>
    /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return (
    <fieldset className="fusion-categories">
      <legend className="form-label">{t('categories')}</legend>
      {options.map((count, index) => {
        const name = categoryName(index);
        const accepted = accept[index] ?? 1;
        return (
          <fieldset key={name} className="fusion-category">
            <legend>{name}</legend>
            <NumberInput
              id={`${id}accept${index}`}
              label={t('accepted')}
              value={String(accepted)}
              inputMode="numeric"
              isLabelHidden={index > 0}
              isValid={isWithin(0, count)}
              onValueChange={(text) => changeCategory(index, count, Number(text))}
            />
            <NumberInput
              id={`${id}options${index}`}
              label={t('options')}
              value={String(count)}
              inputMode="numeric"
              isLabelHidden={index > 0}
              isValid={isWithin(1, MAX_OPTIONS)}
              onValueChange={(text) => changeCategory(index, Number(text), accepted)}
            />
          </fieldset>
        );
      })}
      <div className="fusion-category-buttons">
        <button
          type="button"
          className="btn btn-surface btn-sm"
          disabled={options.length === MAX_CATEGORIES}
          onClick={() => onPlan({ options: [...options, 3], accept: [...accept, 1] })}
        >
          {t('addCategory')}
        </button>
        <button
          type="button"
          className="btn btn-surface btn-sm"
          disabled={options.length === 1}
          onClick={() => onPlan({ options: options.slice(0, -1), accept: accept.slice(0, -1) })}
        >
          {t('removeCategory')}
        </button>
      </div>
    </fieldset>
  );
}
