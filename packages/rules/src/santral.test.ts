import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAGRI_DURUMLARI, type CagriOlayi, nextDurum, readBildirim } from './santral.ts';

const AYSE = '+905321234567';

describe('a report of a switchboard', () => {
  it.each([
    ['a plain address', { telefon: '05321234567' }, { olay: 'caliyor', telefon: AYSE, cagriNo: null }],
    [
      'Verimor, ringing',
      { event_type: 'ringing', domain_id: '101', direction: 'inbound', caller_id_number: '05321234567', destination_number: '1001', dialed_user: '1001', call_uuid: 'v-1', start_stamp: '2026-11-23 10:00:00' },
      { olay: 'caliyor', telefon: AYSE, cagriNo: 'v-1', hat: '1001', gelenMi: true },
    ],
    ['Verimor, answered', { event_type: 'answer', direction: 'inbound', caller_id_number: '05321234567', call_uuid: 'v-1', answer_stamp: '2026-11-23 10:00:05' }, { olay: 'gorusuluyor' }],
    ['Verimor, ended', { event_type: 'hangup', direction: 'inbound', caller_id_number: '05321234567', call_uuid: 'v-1', answer_stamp: '2026-11-23 10:00:05', hangup_cause: 'NORMAL_CLEARING' }, { olay: 'bitti' }],
    ['Verimor, missed', { event_type: 'hangup', direction: 'inbound', caller_id_number: '05321234567', call_uuid: 'v-1', answer_stamp: '', hangup_cause: 'ORIGINATOR_CANCEL' }, { olay: 'cevapsiz' }],
    [
      'Verimor, to the outside',
      { event_type: 'ringing', direction: 'outbound', caller_id_number: '1001', destination_number: '05321234567', call_uuid: 'v-2' },
      { olay: 'caliyor', gelenMi: false, telefon: AYSE },
    ],
    ['NetGSM, ringing', { scenario: 'Inbound_call', customer_num: '5321234567', pbx_num: '8501234567', unique_id: '1566981761.338458' }, { olay: 'caliyor', telefon: AYSE, hat: '8501234567', cagriNo: '1566981761.338458' }],
    ['NetGSM, missed', { scenario: 'Hangup', customer_num: '05321234567', talktime: '0', holdtime: '0', unique_id: 'n-1' }, { olay: 'cevapsiz' }],
    ['NetGSM, ended', { scenario: 'Hangup', customer_num: '05321234567', talktime: '42', unique_id: 'n-1' }, { olay: 'bitti' }],
    ['Bulutfon, ringing', { event_type: 'call_init', caller: 905321234567, callee: 908508850000, uuid: 'b-1', direction: 'IN' }, { olay: 'caliyor', telefon: AYSE, hat: '908508850000', cagriNo: 'b-1' }],
    ['Bulutfon, missed', { event_type: 'missing_call', caller: 905321234567, callee: 908508850000, uuid: 'b-1' }, { olay: 'cevapsiz' }],
    [
      'Hipcall',
      { event: 'call::init', data: { event_type: 'call_state', state: 'init', uuid: 'h-1', direction: 0, contact_number: '905321234567', number: { name: 'Salon', number: '+908508850000' } } },
      { olay: 'caliyor', telefon: AYSE, cagriNo: 'h-1' },
    ],
    ['3CX, missed', { event: 'incoming', callerid: '905321234567', finishtype: 'Missed', chid: 'c-1', inbound_did: '902121234567', phonebook: 'Kaya, Ayşe' }, { olay: 'cevapsiz', cagriNo: 'c-1', arayan: 'Kaya, Ayşe' }],
    ['Asterisk, missed', { callerid: '05321234567', disposition: 'NO ANSWER', billsec: 0, uniqueid: 'a-1' }, { olay: 'cevapsiz' }],
    ['Yeastar', { action: 'Incoming', callid: '1547393303.354', call: [{ inbound: { from: '05321234567', to: '1005' } }] }, { olay: 'caliyor', telefon: AYSE, hat: '1005' }],
    ['a withheld number', { caller: 'anonymous', uuid: 'g-1' }, { telefon: null, arayan: 'anonymous' }],
    ['no number', { caller: '', event: 'ringing' }, { telefon: null, arayan: null }],
    ['an end that says no more', { event: 'hangup', from: '05321234567' }, { olay: 'kapandi' }],
  ] as const)('is read from %s', (_who, sent, expected) => {
    expect(readBildirim(sent)).toMatchObject(expected);
  });

  it.each([
    ['an empty trial', {}],
    ['nothing that has a name', 'merhaba'],
    ['a fax', { event_type: 'fax_init', caller: '05321234567' }],
    ['one of several telephones that is put down', { event_type: 'user_hangup', caller_id_number: '05321234567', call_uuid: 'v-1' }],
    ['a call inside of the house', { event_type: 'ringing', direction: 'internal', caller_id_number: '1001', call_uuid: 'v-3' }],
    ['a word that nobody knows', { event: 'agent_login', caller: '05321234567' }],
  ])('is nothing for %s', (_what, sent) => {
    expect(readBildirim(sent)).toBeUndefined();
  });

  it('never fails and never grows, whatever is sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.string()), (json, query) => {
        const bildirim = readBildirim(query, json);
        for (const text of [bildirim?.arayan, bildirim?.hat, bildirim?.cagriNo]) expect((text ?? '').length).toBeLessThanOrEqual(120);
      }),
    );
    expect(readBildirim({ caller: '1'.repeat(10_000), uuid: 'u'.repeat(10_000) })).toMatchObject({ telefon: null, arayan: '1'.repeat(100), cagriNo: 'u'.repeat(120) });
  });

  it('joins the values of the address and of the body', () => {
    expect(readBildirim({ hat: 'Kadıköy' }, { telefon: '05321234567' })).toMatchObject({ hat: 'Kadıköy', telefon: AYSE });
  });
});

describe('the state of a call', () => {
  it.each([
    [['caliyor', 'gorusuluyor', 'kapandi'], 'bitti'],
    [['caliyor', 'kapandi'], 'cevapsiz'],
    [['caliyor', 'kapandi', 'gorusuluyor'], 'cevapsiz'],
    [['caliyor', 'gorusuluyor', 'cevapsiz'], 'cevapsiz'],
    [['gorusuluyor', 'caliyor'], 'gorusuluyor'],
    [['bitti', 'caliyor', 'gorusuluyor', 'kapandi'], 'bitti'],
    [['kapandi'], 'cevapsiz'],
  ] as [CagriOlayi[], string][])('after %j is %s', (olaylar, durum) => {
    expect(olaylar.reduce<ReturnType<typeof nextDurum> | null>(nextDurum, null)).toBe(durum);
  });

  it('never goes back, and the same report twice changes nothing', () => {
    const olay = fc.constantFrom<CagriOlayi>(...CAGRI_DURUMLARI, 'kapandi');
    fc.assert(
      fc.property(fc.constantFrom(...CAGRI_DURUMLARI), olay, (onceki, yeni) => {
        const durum = nextDurum(onceki, yeni);
        expect(CAGRI_DURUMLARI.indexOf(durum)).toBeGreaterThanOrEqual(CAGRI_DURUMLARI.indexOf(onceki));
        expect(nextDurum(durum, yeni)).toBe(durum);
      }),
    );
  });
});
