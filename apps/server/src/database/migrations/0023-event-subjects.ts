/** Adds an index for operators' lists of the events about an upload or a network. */
export const statements = [
  'create index security_event_subject on security_event (subject) where subject is not null',
];
