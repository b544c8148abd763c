import webPush from 'web-push';
import type { OwnerStore } from '#api/store/resources/owner.ts';
import type { PushKeys } from '#api/store/stored/stored-access.schema.ts';

/** The server's keys, made and stored at the first call: a phone is bound to the public one for good. */
export const pushKeysOf = async (
  store: Pick<OwnerStore, 'pushKeys' | 'addPushKeys'>,
): Promise<PushKeys> => (await store.pushKeys()) ?? store.addPushKeys(webPush.generateVAPIDKeys());
