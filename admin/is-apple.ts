/** Whether the owner's device is Apple's: its modifier key is Cmd, its maps are Apple's. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
