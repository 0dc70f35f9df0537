import type { AnyCall } from '@defter/contract/call.ts';
import { calls } from '@defter/contract/calls.ts';
import type { AnyInput, Place } from './input.ts';
import { inputs } from './inputs.ts';

export type StandingCall = {
  name: string;
  call: AnyCall;
  /** Whether it names records of the bayi, so that another bayi gets 404. */
  namesRecords: boolean;
  input(place: Place): Promise<AnyInput>;
};

type AnyStanding = AnyInput | ((place: Place) => Promise<AnyInput>) | { own: (place: Place) => Promise<AnyInput> };

/** Every call of the contract with the way to make it. */
export const standingCalls: StandingCall[] = Object.entries(calls).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, call]) => {
    const standing = (inputs as Record<string, Record<string, AnyStanding>>)[noun]![verb]!;
    return { name: `${noun}.${verb}`, call, namesRecords: typeof standing === 'function', input: makerOf(standing) };
  }),
);

function makerOf(standing: AnyStanding): (place: Place) => Promise<AnyInput> {
  if (typeof standing === 'function') return standing;
  return 'own' in standing ? standing.own : async () => standing;
}
