/** Whether the owner's device is Apple's, with the Cmd key and Apple's maps. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
