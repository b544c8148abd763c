export const words = {
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  mapOf: (region: string) => `Map of the ${region} with the cities served`,
};
