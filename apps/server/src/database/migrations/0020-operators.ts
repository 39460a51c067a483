/** Adds the role of operators, who moderate in the web app, and which of them caused an event. */
export const statements = [
  'alter table account add column operator boolean not null default false',
  // Not a foreign key, like the account of the event; null on the command line.
  'alter table security_event add column operator_id uuid',
];
