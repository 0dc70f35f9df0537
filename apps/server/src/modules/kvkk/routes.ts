import { kvkkCalls } from '@defter/contract/kvkk.ts';
import type { Duties } from '../../platform/duties.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { anonymiseMusteri } from './anonymise-musteri.ts';
import { eraseTelefon } from './erase-telefon.ts';
import { getKvkkDurumu } from './get-durum.ts';
import { getVeriArsivi } from './get-veri-arsivi.ts';
import { getVeriler } from './get-veriler.ts';
import { createMetin, listMetinler } from './metinler.ts';
import { makeOnayKodu, sendOnayKodu } from './send-onay-kodu.ts';
import { getImza, signRiza } from './sign-riza.ts';
import { closeTalep, createTalep, listAcikTalepler } from './talepler.ts';
import { checkOnayKodu, verifyOnayKodu } from './verify-onay-kodu.ts';
import { withdrawRiza } from './withdraw-riza.ts';

/** @param duties the modules' declarations of what they hold of a person */
export function registerKvkk(platform: Platform, duties: readonly Duties[]): void {
  serve(platform, kvkkCalls.durum, getKvkkDurumu);
  serve(platform, kvkkCalls.smsGonder, sendOnayKodu, makeOnayKodu);
  serve(platform, kvkkCalls.smsDogrula, verifyOnayKodu, checkOnayKodu);
  serve(platform, kvkkCalls.imzala, signRiza);
  serve(platform, kvkkCalls.imza, getImza);
  serve(platform, kvkkCalls.geriAl, withdrawRiza);
  serve(platform, kvkkCalls.telefonSil, eraseTelefon(duties));
  serve(platform, kvkkCalls.acikTalepler, listAcikTalepler);
  serve(platform, kvkkCalls.createTalep, createTalep);
  serve(platform, kvkkCalls.closeTalep, closeTalep);
  serve(platform, kvkkCalls.veriler, getVeriler(duties));
  serve(platform, kvkkCalls.veriArsivi, getVeriArsivi(duties));
  serve(platform, kvkkCalls.anonimlestir, anonymiseMusteri(duties));
  serve(platform, kvkkCalls.metinler, listMetinler);
  serve(platform, kvkkCalls.createMetin, createMetin);
}
