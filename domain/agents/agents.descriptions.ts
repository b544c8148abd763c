import { describeFields } from '#domain/validation/describe-fields.ts';
import { agentMailsSchema } from './agents.schema.ts';

describeFields(agentMailsSchema, { wanted: 'Whether the agent wants mails' });
