import { expect } from '@open-wc/testing';
import { memoryStore } from '../../src/records/memory-store.js';
import { storeContract } from './store-contract.js';

describe('records in memory', () => {
  storeContract((now) => Promise.resolve(memoryStore(now)));

  it('says that they do not last', () => {
    expect(memoryStore().lasting).to.be.false;
  });
});
