import { signal } from "@preact/signals";

/** Whether the player aid lies over the page. */
export const isAidOpen = signal(false);

export function openAid(): void {
  isAidOpen.value = true;
}

export function closeAid(): void {
  isAidOpen.value = false;
}
