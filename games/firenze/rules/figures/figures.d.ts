/**
 * The figures of this edition, each with what is known about it: `sourced` from the published text, `probable`, or
 * `reconstructed`, because the printed board was only a picture; a figure without a status is certain. Nothing else
 * in the code knows a number of the game, so that whoever owns the box can correct them here or in a file of the host.
 */
export declare const FIGURES: {
    readonly version: "reconstruction-1";
    readonly bricks: {
        readonly white: 25;
        readonly yellow: 18;
        readonly green: 15;
        readonly red: 12;
        readonly blue: 10;
        readonly purple: 8;
    };
    readonly contracts: {
        readonly white: {
            readonly 3: {
                readonly points: 1;
                readonly status: "reconstructed";
            };
            readonly 4: {
                readonly points: 2;
                readonly status: "reconstructed";
            };
            readonly 5: {
                readonly points: 3;
                readonly status: "reconstructed";
            };
            readonly 6: {
                readonly points: 4;
                readonly status: "reconstructed";
            };
            readonly 7: {
                readonly points: 5;
                readonly status: "reconstructed";
            };
            readonly 8: {
                readonly points: 7;
                readonly status: "reconstructed";
            };
        };
        readonly yellow: {
            readonly 3: {
                readonly points: 2;
                readonly status: "reconstructed";
            };
            readonly 4: {
                readonly points: 3;
                readonly status: "reconstructed";
            };
            readonly 5: {
                readonly points: 4;
                readonly status: "reconstructed";
            };
            readonly 6: {
                readonly points: 5;
                readonly status: "reconstructed";
            };
            readonly 7: {
                readonly points: 7;
                readonly status: "reconstructed";
            };
            readonly 8: {
                readonly points: 8;
                readonly status: "reconstructed";
            };
        };
        readonly green: {
            readonly 3: {
                readonly points: 2;
                readonly status: "reconstructed";
            };
            readonly 4: {
                readonly points: 3;
                readonly status: "reconstructed";
            };
            readonly 5: {
                readonly points: 4;
                readonly status: "reconstructed";
            };
            readonly 6: {
                readonly points: 6;
                readonly status: "reconstructed";
            };
            readonly 7: {
                readonly points: 7;
                readonly status: "reconstructed";
            };
            readonly 8: {
                readonly points: 9;
                readonly status: "reconstructed";
            };
        };
        readonly red: {
            readonly 3: {
                readonly points: 2;
                readonly status: "reconstructed";
            };
            readonly 4: {
                readonly points: 3;
                readonly status: "reconstructed";
            };
            readonly 5: {
                readonly points: 5;
                readonly status: "reconstructed";
            };
            readonly 6: {
                readonly points: 6;
                readonly status: "reconstructed";
            };
            readonly 7: {
                readonly points: 8;
                readonly status: "sourced";
            };
            readonly 8: {
                readonly points: 10;
                readonly status: "reconstructed";
            };
        };
        readonly blue: {
            readonly 3: {
                readonly points: 2;
                readonly status: "reconstructed";
            };
            readonly 4: {
                readonly points: 3;
                readonly status: "reconstructed";
            };
            readonly 5: {
                readonly points: 5;
                readonly status: "reconstructed";
            };
            readonly 6: {
                readonly points: 7;
                readonly status: "reconstructed";
            };
            readonly 7: {
                readonly points: 9;
                readonly status: "reconstructed";
            };
            readonly 8: {
                readonly points: 11;
                readonly status: "reconstructed";
            };
        };
        readonly purple: {
            readonly 3: {
                readonly points: 2;
                readonly status: "reconstructed";
            };
            readonly 4: {
                readonly points: 4;
                readonly status: "reconstructed";
            };
            readonly 5: {
                readonly points: 6;
                readonly status: "reconstructed";
            };
            readonly 6: {
                readonly points: 8;
                readonly status: "reconstructed";
            };
            readonly 7: {
                readonly points: 10;
                readonly status: "reconstructed";
            };
            readonly 8: {
                readonly points: 13;
                readonly status: "reconstructed";
            };
        };
    };
    readonly majorities: {
        readonly white: {
            readonly points: 3;
            readonly status: "reconstructed";
        };
        readonly yellow: {
            readonly points: 3;
            readonly status: "reconstructed";
        };
        readonly green: {
            readonly points: 4;
            readonly status: "reconstructed";
        };
        readonly red: {
            readonly points: 4;
            readonly status: "reconstructed";
        };
        readonly blue: {
            readonly points: 5;
            readonly status: "reconstructed";
        };
        readonly purple: {
            readonly points: 5;
            readonly status: "reconstructed";
        };
    };
    readonly floorBonuses: {
        readonly 5: {
            readonly points: 2;
            readonly status: "reconstructed";
        };
        readonly 6: {
            readonly points: 3;
            readonly status: "reconstructed";
        };
        readonly 7: {
            readonly points: 4;
            readonly status: "reconstructed";
        };
        readonly 8: {
            readonly points: 5;
            readonly status: "reconstructed";
        };
    };
    readonly lastSeal: 5;
    /** 2.1 The value of a tile replaces the printed one. */
    readonly balconies: readonly [{
        readonly numeral: "I";
        readonly colour: "white";
        readonly floors: 6;
        readonly points: 7;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "reconstructed";
            readonly floors: "reconstructed";
            readonly points: "reconstructed";
        };
    }, {
        readonly numeral: "I";
        readonly colour: "yellow";
        readonly floors: 5;
        readonly points: 7;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "reconstructed";
            readonly floors: "reconstructed";
            readonly points: "reconstructed";
        };
    }, {
        readonly numeral: "I";
        readonly colour: "green";
        readonly floors: 5;
        readonly points: 7;
        readonly status: {
            readonly numeral: "sourced";
            readonly colour: "sourced";
            readonly floors: "reconstructed";
            readonly points: "sourced";
        };
    }, {
        readonly numeral: "I";
        readonly colour: "red";
        readonly floors: 4;
        readonly points: 6;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "reconstructed";
            readonly floors: "reconstructed";
            readonly points: "reconstructed";
        };
    }, {
        readonly numeral: "I";
        readonly colour: "blue";
        readonly floors: 4;
        readonly points: 6;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "reconstructed";
            readonly floors: "reconstructed";
            readonly points: "reconstructed";
        };
    }, {
        readonly numeral: "II";
        readonly colour: "yellow";
        readonly floors: 6;
        readonly points: 8;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "reconstructed";
            readonly floors: "reconstructed";
            readonly points: "reconstructed";
        };
    }, {
        readonly numeral: "II";
        readonly colour: "green";
        readonly floors: 6;
        readonly points: 9;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "reconstructed";
            readonly floors: "reconstructed";
            readonly points: "reconstructed";
        };
    }, {
        readonly numeral: "II";
        readonly colour: "red";
        readonly floors: 5;
        readonly points: 8;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "reconstructed";
            readonly floors: "reconstructed";
            readonly points: "reconstructed";
        };
    }, {
        readonly numeral: "II";
        readonly colour: "blue";
        readonly floors: 5;
        readonly points: 8;
        readonly status: {
            readonly numeral: "sourced";
            readonly colour: "sourced";
            readonly floors: "probable";
            readonly points: "sourced";
        };
    }, {
        readonly numeral: "II";
        readonly colour: "purple";
        readonly floors: 5;
        readonly points: 9;
        readonly status: {
            readonly numeral: "sourced";
            readonly colour: "sourced";
            readonly floors: "reconstructed";
            readonly points: "sourced";
        };
    }, {
        readonly numeral: "III";
        readonly colour: "white";
        readonly floors: 8;
        readonly points: 13;
        readonly status: {
            readonly numeral: "sourced";
            readonly colour: "sourced";
            readonly floors: "reconstructed";
            readonly points: "sourced";
        };
    }, {
        readonly numeral: "III";
        readonly colour: "yellow";
        readonly floors: 7;
        readonly points: 13;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "reconstructed";
            readonly floors: "reconstructed";
            readonly points: "reconstructed";
        };
    }, {
        readonly numeral: "III";
        readonly colour: "green";
        readonly floors: 7;
        readonly points: 13;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "reconstructed";
            readonly floors: "reconstructed";
            readonly points: "reconstructed";
        };
    }, {
        readonly numeral: "III";
        readonly colour: "red";
        readonly floors: 7;
        readonly points: 14;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "sourced";
            readonly floors: "sourced";
            readonly points: "sourced";
        };
    }, {
        readonly numeral: "III";
        readonly colour: "blue";
        readonly floors: 6;
        readonly points: 13;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "reconstructed";
            readonly floors: "reconstructed";
            readonly points: "reconstructed";
        };
    }, {
        readonly numeral: "IV";
        readonly colour: "yellow";
        readonly floors: 8;
        readonly points: 14;
        readonly status: {
            readonly numeral: "sourced";
            readonly colour: "sourced";
            readonly floors: "sourced";
            readonly points: "reconstructed";
        };
    }, {
        readonly numeral: "IV";
        readonly colour: "green";
        readonly floors: 8;
        readonly points: 15;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "reconstructed";
            readonly floors: "reconstructed";
            readonly points: "reconstructed";
        };
    }, {
        readonly numeral: "IV";
        readonly colour: "blue";
        readonly floors: 7;
        readonly points: 15;
        readonly status: {
            readonly numeral: "sourced";
            readonly colour: "sourced";
            readonly floors: "reconstructed";
            readonly points: "sourced";
        };
    }, {
        readonly numeral: "IV";
        readonly colour: "purple";
        readonly floors: 6;
        readonly points: 14;
        readonly status: {
            readonly numeral: "reconstructed";
            readonly colour: "reconstructed";
            readonly floors: "reconstructed";
            readonly points: "reconstructed";
        };
    }];
    readonly cards: {
        readonly alchemist: {
            readonly count: 4;
            readonly start: 2;
            readonly startStatus: "reconstructed";
        };
        readonly recognition: {
            readonly count: 2;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly architect: {
            readonly count: 3;
            readonly start: 1;
            readonly startStatus: "reconstructed";
        };
        readonly disgrace: {
            readonly count: 2;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly bridge: {
            readonly count: 1;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly campanile: {
            readonly count: 1;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly monument: {
            readonly count: 2;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly collapse: {
            readonly count: 1;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly princess: {
            readonly count: 2;
            readonly start: 1;
            readonly startStatus: "reconstructed";
        };
        readonly greatPrivilege: {
            readonly count: 1;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly wholesaler: {
            readonly count: 2;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly flood: {
            readonly count: 1;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly smallPrivilege: {
            readonly count: 1;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly fire: {
            readonly count: 2;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly warehouse: {
            readonly count: 3;
            readonly start: 1;
            readonly startStatus: "reconstructed";
        };
        readonly luxuryTax: {
            readonly count: 1;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly mason: {
            readonly count: 3;
            readonly start: 1;
            readonly startStatus: "reconstructed";
        };
        readonly middlePrivilege: {
            readonly count: 1;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly patrician: {
            readonly count: 3;
            readonly start: 1;
            readonly startStatus: "reconstructed";
        };
        readonly botch: {
            readonly count: 1;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly renaissance: {
            readonly count: 1;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly glory: {
            readonly count: 2;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly saboteur: {
            readonly count: 1;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly smuggler: {
            readonly count: 3;
            readonly start: 1;
            readonly startStatus: "reconstructed";
        };
        readonly scandal: {
            readonly count: 2;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly tribute: {
            readonly count: 2;
            readonly start: 0;
            readonly startStatus: "reconstructed";
        };
        readonly workshop: {
            readonly count: 4;
            readonly start: 2;
            readonly startStatus: "reconstructed";
        };
    };
    readonly bricksOnCard: 4;
    readonly exchange: {
        readonly cost: 3;
        readonly costWithBridge: 2;
    };
    readonly build: {
        readonly cost: readonly [0, 0, 0, 1, 3, 6, 10];
        readonly workshop: 1;
        readonly mason: 3;
    };
    readonly limits: {
        readonly storage: 10;
        readonly storageWithWarehouse: 15;
        readonly cards: 5;
    };
    /** 1.3 By number of seats. */
    readonly seals: {
        readonly 2: 9;
        readonly 3: 7;
        readonly 4: 6;
    };
    /** White bricks at the start, in turn order. */
    readonly startBricks: readonly [2, 3, 4, 5];
    readonly neutralSeals: {
        readonly placed: 5;
        readonly mostPerTower: 2;
        readonly mostLow: 3;
        readonly mostHigh: 3;
    };
    readonly privileges: {
        readonly greatPrivilege: {
            readonly floors: 7;
            readonly points: 4;
        };
        readonly middlePrivilege: {
            readonly floors: 6;
            readonly points: 3;
        };
        readonly smallPrivilege: {
            readonly floors: 5;
            readonly points: 2;
        };
    };
    readonly feasts: {
        readonly recognition: 1;
        readonly disgrace: -2;
        readonly monument: 3;
        readonly glory: 3;
        readonly scandal: -3;
    };
    readonly fire: 3;
    /** One brick of so many, rounded up. */
    readonly flood: 3;
    readonly luxuryTax: {
        readonly bricks: 2;
        readonly floors: 5;
    };
    readonly bellTower: 3;
};
