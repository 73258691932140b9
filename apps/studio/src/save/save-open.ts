// The menu of Save from outside.

export const SAVE_MENU = 'save-menu';

const menu = (): HTMLElement | null => document.getElementById(SAVE_MENU);

export function toggleSaveMenu(): void {
  menu()?.togglePopover();
}

export function closeSaveMenu(): void {
  menu()?.hidePopover();
}
