import type { AnyCall } from '@defter/contract/call.ts';
import type * as z from 'zod/mini';
import type { TestBayi } from '../build.ts';
import type { TestServer } from '../server.ts';
import type { Kurus } from '@defter/rules/para.ts';

/** The place of a call: a server, a bayi with its owner, and the caller, who is the owner unless set otherwise. */
export type Place = { server: TestServer; bayi: TestBayi; kisi: TestBayi };

/** The browser of a call and of what it needs: who registers must have proved the mobile in the same one. */
export const TARAYICI = 'ayni-tarayici';

/** A value as on the wire: amounts in lira. */
type Wire<T> = T extends Kurus ? number : T extends File ? File : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;

type Part<P extends 'params' | 'query' | 'body', S extends z.ZodMiniType> =
  Record<never, never> extends z.input<S> ? { [K in P]?: Wire<z.input<S>> } : { [K in P]: Wire<z.input<S>> };
export type Input<C extends AnyCall> = Part<'params', C['params']> & Part<'query', C['query']> & Part<'body', C['body']>;
export type AnyInput = { params?: object; query?: object; body?: object };

/**
 * A good input of a call, in one of three forms:
 * - the sent values, if they name no record;
 * - what makes the records of the bayi that it names, so that another bayi that sends the same must get 404;
 * - `own`: what the call needs of its bayi, although it names no record another could name.
 */
export type Standing<C extends AnyCall> = Input<C> | ((place: Place) => Promise<Input<C>>) | { own: (place: Place) => Promise<Input<C>> };
export type Inputs<Verbs extends Record<string, AnyCall>> = { [V in keyof Verbs]: Standing<Verbs[V]> };
