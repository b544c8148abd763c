import * as z from 'zod/mini';
import { checkNames, checkStates } from './health-check.ts';

export const checkStatesSchema = z.partialRecord(z.enum(checkNames), z.enum(checkStates));
