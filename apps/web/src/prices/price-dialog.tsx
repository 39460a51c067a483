import './price-dialog.scss';
import type { ItemPrice } from '@scrapboard/contract';
import { type SubmitEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { useFormat } from '../use-format.ts';
import { isPrice, MAX_VIEWER_PRICE, saveViewerPrices, useViewerPrices } from './viewer-prices.ts';

interface Props {
  open: boolean;
  prices: readonly ItemPrice[];
  /** A sentence about the source and date of the prices. */
  note: string;
  onClose: () => void;
}

/** A form for the viewer's own prices, which stay in this browser. */
export function PriceDialog({ open, prices, note, onClose }: Props) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const viewerPrices = useViewerPrices();
  const id = useId();

  /** Returns the viewer’s prices of items that the form does not list. */
  const getUnlistedPrices = () => {
    const listed = new Set(prices.map((price) => price.id));
    return Object.fromEntries(Object.entries(viewerPrices).filter(([item]) => !listed.has(item)));
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, text]) => {
      const value = Number(text);
      return text === '' || !isPrice(value) ? [] : [[name, value] as const];
    });
    saveViewerPrices({ ...getUnlistedPrices(), ...Object.fromEntries(entries) });
    onClose();
  };
  const reset = () => {
    saveViewerPrices(getUnlistedPrices());
    onClose();
  };
  return (
    <ModalDialog {...{ open, className: 'price-dialog', labelledBy: id, onClose }}>
      <form onSubmit={save}>
        <h2 id={id}>{t('prices.title')}</h2>
        <p className="muted small">{`${note} ${t('prices.own')}`}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('dimensions.resource')}</th>
              <th scope="col">{t('prices.market')}</th>
              <th scope="col">{t('prices.yours')}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ id: item, name, sell }) => (
              <tr key={item}>
                <th scope="row">{name}</th>
                <td>{sell === null ? '–' : format.number(sell, 4)}</td>
                <td>
                  <input
                    className="form-control form-control-sm"
                    type="number"
                    inputMode="decimal"
                    name={item}
                    min={0}
                    max={MAX_VIEWER_PRICE}
                    step="any"
                    defaultValue={viewerPrices[item] ?? ''}
                    placeholder={sell === null ? '0' : String(sell)}
                    aria-label={t('prices.of', { name })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="dialog-buttons">
          <button type="button" className="btn btn-surface" onClick={reset}>
            {t('prices.reset')}
          </button>
          <button type="button" className="btn btn-surface" onClick={onClose}>
            {t('prices.cancel')}
          </button>
          <button type="submit" className="btn btn-primary">
            {t('prices.save')}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
