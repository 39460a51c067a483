import type { Catalogue } from '@scrapboard/catalogue';
import type { Schedule } from '@scrapboard/contract';

/** Returns the schedule of the catalogue, or the operator’s where there is one. */
export function toSchedule(catalogue: Catalogue): Schedule {
  const { asOf, source, note } = catalogue.provenance('schedule');
  const windows = [...catalogue.schedule()];
  const exceptions = [...catalogue.scheduleExceptions()];
  const modes = [...new Set([...windows, ...exceptions].map(({ mode }) => mode))];
  return {
    asOf,
    source,
    note,
    windows,
    exceptions,
    modes: modes.map((mode) => {
      const { id, name, category } = catalogue.mode(mode);
      return { id, name, category };
    }),
    seasons: [...catalogue.data.seasons],
  };
}
