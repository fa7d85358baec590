/** Looking at values that may be anything at all: read from the disk, or thrown by the browser. */

/** True for an object with members, which no list and no null is. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a list whose members are all of one kind. */
export const isListOf = <Member>(
  value: unknown,
  isMember: (member: unknown) => member is Member,
): value is readonly Member[] => Array.isArray(value) && value.every(isMember);

export const isText = (value: unknown): value is string => typeof value === 'string';

/** The name of what was thrown, which tells one fault of a browser from another; it may come from another page's realm. */
export const errorName = (error: unknown): string => (isObject(error) && isText(error.name) ? error.name : '');
