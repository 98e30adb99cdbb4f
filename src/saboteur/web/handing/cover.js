import { signal } from '@preact/signals';

/** The screen is covered: whoever takes the device next says who they are. */
export const covered = signal(true);
