import * as z from 'zod/mini';
import { type ProfileField, profileFields } from './profile-fields.ts';

export {
  type ProfileField,
  type ProfileNumbers,
  parseProfile,
  profileFields,
  type RangedColumn,
} from './profile-fields.ts';

const integerText = z.string().check(z.regex(/^-?\d+$/));

/**
 * `GET /dev/profile/{id}`: each field is an integer written as a string; damage is rounded, the
 * duration is in seconds.
 */
export const profile = z.object(
  Object.fromEntries(profileFields.map((name) => [name, integerText])) as Record<
    ProfileField,
    typeof integerText
  >,
);
export type Profile = z.infer<typeof profile>;
