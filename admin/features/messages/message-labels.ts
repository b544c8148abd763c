import {
  type MessageKind,
  type MessageRecipient,
  messageKindDisplays,
} from '#domain/messages/message-kinds.ts';

export const recipientLabels: Readonly<Record<MessageRecipient, string>> = {
  client: 'To the client',
  agent: 'To the agent',
  owner: 'To you',
};

/** 'when a booking is made' */
export function whenLabel(kind: MessageKind): string {
  const { when } = messageKindDisplays[kind];
  return when.charAt(0).toLowerCase() + when.slice(1);
}
