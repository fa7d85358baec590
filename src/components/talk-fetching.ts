/** What takes longer than so many seconds is told. */
const aWhile = 3;

/** How far the fetching of what listening needs is. */
export class Fetching {
  /** Bytes that have come, and that come in all; 0 in all while nothing is being fetched. */
  loaded = 0;
  total = 0;
  /** A browser has to fetch something itself first, and wants to be asked to. */
  offered = false;
  #begun = 0;
  #already = 0;
  #isTold = false;

  /**
   * @param changed called whenever there is something new to show
   * @param lasts called once, when it is known that it will take a while: to be said to whoever does not see the bar
   */
  constructor(
    private readonly changed: () => void,
    private readonly lasts: () => void,
  ) {}

  /** Whether something is being fetched that a person has to wait for. */
  get isOn(): boolean {
    return this.loaded < this.total;
  }

  /** How many seconds it will still take at the speed so far; null before that is known. */
  get secondsLeft(): number | null {
    const [took, came] = [performance.now() - this.#begun, this.loaded - this.#already];
    if (took < 500 || came <= 0) return null;
    return (((this.total - this.loaded) / came) * took) / 1000;
  }

  /** Something has come. */
  readonly come = (loaded: number, total: number): void => {
    if (this.total === 0) [this.#begun, this.#already] = [performance.now(), loaded];
    this.loaded = loaded;
    this.total = total;
    this.changed();
    if (this.#isTold || (this.secondsLeft ?? 0) < aWhile) return;
    this.#isTold = true;
    this.lasts();
  };

  /** It is done, or given up. */
  stop(): void {
    this.loaded = this.total = 0;
    this.offered = this.#isTold = false;
    this.changed();
  }
}
