import { authCalls } from '@defter/contract/auth.ts';
import { fotografCalls } from '@defter/contract/fotograf.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { request } from './api.ts';
import { clearOturum, getOturum, saveOturum } from '../session/oturum.ts';

type Sent = { address: string; init: RequestInit };
const sent: Sent[] = [];
let answer: () => Response;

const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });
const headerOf = (name: string) => new Headers(sent.at(-1)?.init.headers).get(name);

beforeEach(() => {
  sent.length = 0;
  saveOturum({ id: 1, token: { accessToken: 'jeton' } } as Parameters<typeof saveOturum>[0]);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return answer();
  });
});
afterEach(() => {
  clearOturum();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test('goes to its path with its parameters', async () => {
    answer = json(200, { success: true, message: '', liste: [], toplamKayit: 0 });
    await request(musteriCalls.telefonlar, { params: { id: 7 } });
    await request(musteriCalls.list, { query: { sayfa: 2, ara: 'Işıl & co', sirala: null } });
    expect(sent.map(({ address }) => address)).toEqual(['/api/musteri/7/telefonlar', '/api/musteri?sayfa=2&ara=I%C5%9F%C4%B1l+%26+co']);
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test('carries the token, an idempotency key, and a form', async () => {
    answer = json(200, { success: true, message: 'musteriAktifEdildi', id: 7 });
    const reply = await request(musteriCalls.aktifEt, { body: { id: 7 } });
    expect(reply).toEqual({ message: 'musteriAktifEdildi', id: 7 });
    expect(headerOf('Authorization')).toBe('Bearer jeton');
    expect(headerOf('Idempotency-Key')).toMatch(/^[\w-]{8,100}$/);
    expect([...(sent[0]!.init.body as FormData)]).toEqual([['id', '7']]);
  });

  test('that creates by PUT, as that of a campaign does, carries a key too', async () => {
    answer = json(200, { success: true, message: 'kayitBasarili', id: 7 });
    await request(kampanyaCalls.create, { body: { kampanyaAdi: 'Yaz' } });
    expect(headerOf('Idempotency-Key')).toMatch(/^[\w-]{8,100}$/);
  });

  test('that needs no session carries no token', async () => {
    answer = json(200, { success: true, message: '', liste: [] });
    await request(authCalls.sektorler);
    expect(headerOf('Authorization')).toBeNull();
  });

  test('that is refused tells the reason, the field and the names', async () => {
    answer = json(409, { success: false, message: 'telefonBaskaMusteride', alanlar: { telefon: 'telefonBaskaMusteride' }, veri: { musteri: 'Selin' } });
    await expect(request(musteriCalls.aktifEt, { body: { id: 7 } })).rejects.toMatchObject({
      status: 409,
      kod: 'telefonBaskaMusteride',
      alanlar: { telefon: 'telefonBaskaMusteride' },
      veri: { musteri: 'Selin' },
    });
    expect(getOturum()).toBeDefined();
  });

  test('whose token is refused ends the session', async () => {
    answer = json(401, { success: false, message: 'tokenGecersiz' });
    await expect(request(musteriCalls.aktifEt, { body: { id: 7 } })).rejects.toMatchObject({ kod: 'tokenGecersiz' });
    expect(getOturum()).toBeUndefined();
  });

  test('that reaches no server says so in words', async () => {
    answer = () => {
      throw new TypeError('network');
    };
    await expect(request(authCalls.sektorler)).rejects.toMatchObject({ status: 0, kod: 'istekHatasi' });
  });

  test('gives up without an answer, as on a dead connection, unless it carries a file', async () => {
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const asked = vi.fn((_address: string, { signal }: RequestInit) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))));
    vi.stubGlobal('fetch', asked);
    const files = vi.fn();
    request(fotografCalls.create, { body: { musteriID: 7, file: new File(['x'], 'x.jpg') as never } }).catch(files);
    const answer = request(musteriCalls.aktifEt, { body: { id: 7 } });
    const outcome = answer.catch((error: unknown) => error);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    late.abort();
    expect(await outcome).toMatchObject({ status: 0, kod: 'istekHatasi' });
    expect(files).not.toHaveBeenCalled();
  });
});
